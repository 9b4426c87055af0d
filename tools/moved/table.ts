import { parse } from "csv-parse/sync";
import { isAddress, type List, listOf, type Refused, type Rule } from "./listed.ts";

/**
 * Columns by the names that programs give them. Search Console, Analytics and Screaming Frog know old addresses only;
 * the others are lists of redirects: Redirection, Rank Math, Yoast, Shopify, Webflow, and what this tool writes.
 */
const names = {
  from: `old, from, source, origin, redirect from, old path, old url, path, url, address, page, pages, top pages,
    landing page, page path, page path and screen class, page location, source url`,
  to: "new, to, target, destination, redirect to, new path, new url, target url, redirect url",
  /** `1`, `regex`: the address is a pattern. Rank Math also has contains, start, end. */
  pattern: "regex, format, matching",
  status: "status",
  code: "code, type, status code",
  /** Screaming Frog lists pictures and scripts, too. */
  type: "content type",
};
type Column = keyof typeof names;

type Record = { record: string[]; info: { lines: number } };

/** Reads a table of addresses with commas, semicolons or tabs. @throws when it has no column with addresses */
export function readTable(text: string): List {
  const rows = parse(text, {
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
  }) as unknown as Record[];
  const lines = rows
    .map(({ record, info }) => ({ cells: record, line: info.lines }))
    // Analytics has lines about the report before the table, Excel one about the separator.
    .filter(({ cells }) => !/^(?:#|sep=)/i.test(cells[0] ?? ""));
  const start = lines.findIndex(({ cells }) => isAddress(cells[0] ?? ""));
  // A title may stand above them.
  const head = lines.findIndex(
    ({ cells }, at) => (start < 0 || at < start) && columnsOf(cells).from !== undefined,
  );
  if (start < 0 && head < 0)
    throw new Error(
      'No column has addresses: they begin with / or https://. Call the one with the old ones "old", and that with the new ones "new".',
    );
  const body = lines.slice(head < 0 ? start : head + 1);
  const columns = columnsOf(lines[head]?.cells ?? []);
  const read = body.map((row) => rowOf(row, head < 0 ? unnamed(body) : columns));
  const { listed, refused } = listOf(read.filter((it): it is Rule => "from" in it));
  const all = [...refused, ...read.filter((it): it is Refused => "why" in it)];
  return { listed, refused: all.toSorted((a, b) => a.line - b.line) };
}

/** Without names that are known: old addresses, and in the second column new ones, if it has any. */
const unnamed = (rows: readonly { cells: string[] }[]) => ({
  from: 0,
  ...(rows.some(({ cells }) => isAddress(cells[1] ?? "")) && { to: 1 }),
});

/** That which stands most often in one of the first lines, beyond quotation marks. */
function separatorOf(text: string): string {
  const [, given] = /^sep=(.)/i.exec(text) ?? [];
  if (given !== undefined) return given;
  const first = text.split(/\r?\n/, 10).map((line) => line.replaceAll(/"[^"]*"/g, ""));
  const most = (it: string) => Math.max(...first.map((line) => line.split(it).length));
  return ["\t", ";", ","].toSorted((a, b) => most(b) - most(a))[0] ?? ",";
}

function columnsOf(cells: readonly string[]): Partial<{ [Name in Column]: number }> {
  const heads = cells.map((cell) => cell.toLowerCase());
  const found = Object.entries(names).flatMap(([column, known]) => {
    const at = heads.findIndex((head) => known.split(/,\s+/).includes(head));
    return at < 0 ? [] : [[column, at]];
  });
  return Object.fromEntries(found) as Partial<{ [Name in Column]: number }>; // of the names above
}

function rowOf(
  { cells, line }: { cells: string[]; line: number },
  columns: Partial<{ [Name in Column]: number }>,
): Rule | Refused {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? "";
  const [from, to] = [cell("from"), cell("to")];
  const refuse = (why: string) => ({ line, text: to ? `${from} ${to}` : from, why });
  if (/^(?:1|regex|contains|start|end)$/i.test(cell("pattern")))
    return refuse("is a pattern: list the addresses that it means, one a line");
  if (/^(?:disabled|inactive|trashed)$/i.test(cell("status")))
    return refuse("is switched off: switch it on there, or write it into a list of your own");
  if (/^4\d\d$/.test(cell("code")) && columns.to !== undefined && to === "")
    return refuse("is gone on the older site, and leads nowhere");
  const type = cell("type");
  if (type !== "" && !type.startsWith("text/html")) return refuse(`is no page: ${type}`);
  // Yoast and Rank Math leave out the slash in front.
  const slashed = columns.pattern === undefined ? "" : "/";
  return { line, from: withSlash(from, slashed), to: withSlash(to, slashed) };
}

const withSlash = (address: string, slash: string) =>
  address === "" || /^(?:\/|https?:)/i.test(address) ? address : slash + address;
