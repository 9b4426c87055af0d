import { renamed } from "./elements.ts";

/** Leaves tables of data, with cells of one line; others become paragraphs. */
export function readTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    if (table.caption) table.before(renamed(table.caption, "p"));
    if (!isOfData(table)) layOut(table);
    else for (const cell of [...table.rows].flatMap(({ cells }) => [...cells])) joinLines(cell);
  }
}

/** Programs and mails lay out texts in tables, too: those have tables in them, or one column. */
const isOfData = (table: HTMLTableElement) =>
  !table.querySelector("table") && [...table.rows].some(({ cells }) => cells.length > 1);

function layOut(table: HTMLTableElement) {
  const rows = [...table.rows].map(({ cells }) => {
    const row = document.createElement("div");
    row.append(...[...cells].map((it) => renamed(it, "div")));
    return row;
  });
  const section = document.createElement("section");
  section.append(...rows);
  table.replaceWith(section);
}

function joinLines(cell: Element) {
  for (const it of [...cell.querySelectorAll("li")].slice(0, -1)) it.append(" · ");
  for (const it of cell.querySelectorAll("p, div, ul, ol, li, br"))
    it.replaceWith(...it.childNodes, " ");
}
