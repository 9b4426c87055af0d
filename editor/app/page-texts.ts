import { type Group, type Path, walk } from "#content/forms/fields.ts";
import type { Data } from "#content/site.ts";
import { nearest, plain, shownLike } from "#editor/content/shown-text.ts";
import type { Overview } from "#editor/content/overview.ts";
import { filled } from "./filled.ts";
import { idOf } from "./form-context.ts";

/*
 * Texts of the open form on the page beside it. What is typed is shown in place at once; the page as it will be built
 * follows (unsaved.ts), also where a text is not found: twice in the form.
 */

/** `value`: the whole form's. */
type Text = { id: string; path: Path; text: string; value: Data };
type OpenTexts = { built: readonly Text[]; typed: readonly Text[] };

const none: OpenTexts = { built: [], typed: [] };
let open = none;
const listeners = new Set<() => void>();

type Form = { form: Group; overview: Overview };

/** @param built what the page shows; undefined for an entry that is on no page yet */
export function setOpenTexts(form: Form, built: Data | undefined, typed: Data): void {
  open = { built: built ? textsOf(form, built) : [], typed: textsOf(form, typed) };
  for (const listener of listeners) listener();
}

/** The page has its own texts again: the next form may be on the same one. */
export function closeTexts(): void {
  open = { ...open, typed: open.built };
  for (const listener of listeners) listener();
  open = none;
}

/** @returns a function that ends it */
export function onTyped(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const textsOf = ({ form, overview }: Form, value: Data): Text[] =>
  [...walk(form, value)].flatMap(({ field, path, value: text }) =>
    field.type === "text" && typeof text === "string"
      ? [{ id: idOf(path), path, text: filled(text, overview), value }]
      : [],
  );

/** Where a page shows a field, by the field's id. */
const known = new WeakMap<Document, Map<string, Node[]>>();

/** Shows what is typed on a page. */
export function showTyped(page: Document): void {
  const places = known.get(page) ?? new Map<string, Node[]>();
  known.set(page, places);
  const typed = new Map(open.typed.map(({ id, text }) => [id, text]));
  // All are found before one is changed: two fields may have changed places.
  for (const { id, text } of open.built) {
    const to = typed.get(id);
    const isFound = places.get(id)?.some((node) => node.isConnected);
    if (!isFound && to !== undefined && to !== text) places.set(id, placesOf(page, text));
  }
  for (const [id, nodes] of places) {
    const to = typed.get(id);
    // Equal text is left alone: setting it would still be a change to whoever watches the page.
    for (const node of nodes) {
      const shown = node.textContent ?? "";
      if (to !== undefined && plain(shown) !== plain(to)) node.textContent = shownLike(shown, to);
    }
  }
}

/** Text nodes, or else elements whose text is in several. */
function placesOf(page: Document, text: string): Node[] {
  const wanted = plain(text);
  const isOne = open.built.filter((it) => plain(it.text) === wanted).length === 1;
  if (wanted === "" || !isOne) return [];
  const is = (node: Node) =>
    plain(node.textContent ?? "") === wanted && !node.parentElement?.closest("script, style");
  const found = [...nodesOf(page, NodeFilter.SHOW_TEXT)].filter(is);
  if (found.length > 0) return found;
  const elements = [...nodesOf(page, NodeFilter.SHOW_ELEMENT)].filter(is);
  return elements.filter((it) => !elements.some((other) => other !== it && it.contains(other)));
}

function* nodesOf(page: Document, kind: number): Generator<Node> {
  const walker = page.createTreeWalker(page.body, kind);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
}

/** Around what was pressed. Beyond, there is the whole page. */
const most = 10;

/** The text that was pressed, then those of the elements around it, the smallest first. */
export function textsAround({ target, clientX, clientY }: MouseEvent): string[] {
  const pressed = target as Element;
  // An element may have several texts, such as an hour beside the name of its time zone.
  const node = pressed.ownerDocument.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  const texts = [node && pressed.contains(node) ? (node.textContent ?? "") : ""];
  let element: Element | null = pressed;
  for (let step = 0; element && step < most; step += 1, element = element.parentElement)
    texts.push(
      (element.localName === "img" ? element.getAttribute("alt") : element.textContent) ?? "",
    );
  return texts.map(plain).filter(Boolean);
}

/** The field of the open form that has the text that was pressed. @param around {@link textsAround} */
export const fieldWith = (around: readonly string[]): Path | undefined =>
  nearest(open.typed, around)?.path;
