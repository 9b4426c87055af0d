import { renamed, styleOf } from "./elements.ts";

/** Of Word and Outlook, which have no elements for lists: a bullet is text, in a style that says so. */
export const bullet = "[style*='mso-list:Ignore' i]";

/** Makes lists what they are in HTML: items in elements, and lists of an item within it. */
export function readLists(body: HTMLElement): void {
  const made = new Set<Element>();
  for (const item of body.querySelectorAll(`p[class*=MsoListParagraph], p:has(${bullet})`)) {
    const list = listFor(item, made);
    made.add(list);
    list.append(renamed(item, "li"));
    item.remove();
  }
  // Google Docs has them beside it.
  for (const it of body.querySelectorAll("li + :is(ul, ol)")) it.previousElementSibling?.append(it);
  for (const it of body.querySelectorAll("li > p:only-of-type")) it.replaceWith(...it.childNodes);
}

/** The list above an item of Word, on the item's level, or a new one. */
function listFor(item: Element, made: ReadonlySet<Element>): Element {
  const level = Number(/level(\d)/.exec(styleOf(item, "mso-list") ?? "")?.[1] ?? 1);
  const [, number] = /^\W*(\w+)[.)]/.exec(item.querySelector(bullet)?.textContent ?? "") ?? [];
  let [list, around] = [item.previousElementSibling, undefined as Element | undefined];
  for (let at = 1; at < level && list && made.has(list); at += 1) {
    around = list.lastElementChild ?? undefined;
    list = around?.lastElementChild ?? null;
  }
  const name = number ? "ol" : "ul";
  if (list?.localName === name && made.has(list)) return list;
  const added = document.createElement(name);
  if (Number(number) > 1) added.setAttribute("start", `${number}`);
  if (around) around.append(added);
  else item.before(added);
  return added;
}

/** What stands before an item of a list with numbers. */
export function numberOf(item: Element): number | undefined {
  const list = item.parentElement;
  if (list?.localName !== "ol") return undefined;
  return Number(list.getAttribute("start") ?? 1) + [...list.children].indexOf(item);
}
