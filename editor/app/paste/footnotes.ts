/** Notes of several paragraphs, as Word and LibreOffice name them, and of lists; others are paragraphs. */
const notes = "li, div:is([id^='ftn'], [id^='edn'], [id^='sdfootnote'], [id^='sdendnote'])";

/**
 * Footnotes are links to and fro in what Word, LibreOffice, Google Docs and pages copy. A mark becomes
 * `<foot-mark>1</foot-mark>`, without a number if its note was not copied; the notes become the last paragraphs, which begin
 * with `<foot-note>1</foot-note>`.
 */
export function markFootnotes(body: HTMLElement): void {
  const links = [...body.querySelectorAll<HTMLAnchorElement>("a[href*='#']")];
  const numbers = new Map<string, number>();
  for (const mark of links) {
    const to = targetOf(mark);
    if (!body.contains(mark) || !isMark(mark)) continue;
    const name = mark.name || mark.id || mark.parentElement?.id;
    const back = links.find((it) => body.contains(it) && name && targetOf(it) === name);
    const note = back?.closest(notes) ?? back?.closest("p");
    const isFirst = note && mark.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING;
    const known = numbers.get(to);
    if (!known && !isFirst && !isAlone(mark)) continue;
    const number = known ?? (isFirst ? numbers.size + 1 : undefined);
    if (number) numbers.set(to, number);
    if (isFirst) back?.remove();
    mark.replaceWith(numbered("foot-mark", number));
    if (!known && isFirst) moveToEnd(body, note, number);
  }
}

const targetOf = (link: Element) => link.getAttribute("href")?.split("#")[1] ?? "";

const said = (element: Element) => element.textContent.trim();

/** Google Docs and Pages say by style what others say by an element. */
const raised = "sup, [style*='vertical-align:super' i], [style*='vertical-align: super' i]";

const isRaised = (link: Element) => Boolean(link.closest(raised) ?? link.querySelector(raised));

/** Others are links of a page's contents, which lead back, too. */
const isMark = (link: Element) =>
  /^(?:[[(]?\d+[\])]?|\[[ivxlc]+\]|[*†‡§]+)$/.test(said(link)) || isRaised(link);

/** A mark even where nothing leads back to it. */
const isAlone = (link: Element) =>
  isRaised(link) || /^_(?:ftn|edn)/.test(targetOf(link)) || /^\[.+\]$/.test(said(link));

function numbered(name: "foot-mark" | "foot-note", number = 0) {
  const element = document.createElement(name);
  if (number) element.append(`${number}`);
  return element;
}

/** As one paragraph. What was around the notes, such as a line above them, goes with the last one. */
function moveToEnd(body: HTMLElement, note: Element, number?: number) {
  for (const it of note.querySelectorAll("p")) it.replaceWith(...it.childNodes, " ");
  const paragraph = document.createElement("p");
  paragraph.append(numbered("foot-note", number), " ", ...note.childNodes);
  let empty: Element = note;
  while (empty.parentElement && empty.parentElement !== body && !said(empty.parentElement))
    empty = empty.parentElement;
  if (empty.previousElementSibling?.localName === "hr") empty.previousElementSibling.remove();
  empty.remove();
  body.append(paragraph);
}
