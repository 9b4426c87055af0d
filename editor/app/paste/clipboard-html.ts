import { markFootnotes } from "./footnotes.ts";
import { bullet, readLists } from "./lists.ts";
import { readTables } from "./tables.ts";
import { readTypeStyles } from "./type-styles.ts";

/** Comments, hidden and deleted text of Word, its bullets, and what mails count their readers with. */
const unseen = [
  "style, script, title, template, [hidden], img[width='1'], del[datetime]",
  `${bullet}, [style*='mso-hide:all' i], [style*='mso-element:comment' i], .MsoCommentReference`,
].join(", ");

/**
 * What somebody copied, with one element for each thing, however its program says it: `p`, `h1` to `h6`, `ul` and `ol`, `table`
 * for tables of data only, `strong`, `em`, `a` only where it leads somewhere else, and the elements of {@link markFootnotes}.
 * It stays apart from the editor's page: nothing of it is executed or loaded.
 */
export function readHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  readLists(body);
  for (const it of body.querySelectorAll(unseen)) it.remove();
  for (const it of body.querySelectorAll("[style*='mso-spacerun' i]")) it.replaceWith(" ");
  // Lines that Google Docs leaves empty between paragraphs.
  for (const it of body.querySelectorAll("p + br")) it.remove();
  markFootnotes(body);
  for (const it of body.querySelectorAll("a")) if (!leadsOn(it)) it.replaceWith(...it.childNodes);
  readTables(body);
  for (const it of body.querySelectorAll("pre")) asCode(it);
  readTypeStyles(body);
  return body;
}

/** Addresses of the document itself, such as its bookmarks, lead nowhere here, and pictures have places of their own. */
const leadsOn = (link: HTMLAnchorElement) =>
  /^(?:https?|mailto|tel):/.test(link.getAttribute("href") ?? "") && link.textContent.trim() !== "";

/** Turndown knows code by the element within. */
function asCode(pre: Element) {
  if (pre.matches(":has(> code:only-child)")) return;
  for (const it of pre.querySelectorAll("br")) it.replaceWith("\n");
  const code = document.createElement("code");
  code.append(pre.textContent);
  pre.replaceChildren(code);
}
