import type { Path } from "#content/forms/fields.ts";
import { idOf } from "#editor/app/form-context.ts";

let sought = "";
/** Where the cursor goes in the next field that is gone to. */
export const seek = (words: string): void => void (sought = words);

/** Goes to a field, or to the closest thing around it, and opens what it is in. */
export function focusField(path: Path): void {
  // After React has drawn what is wrong.
  setTimeout(() => focusDrawnField(path), 0);
}

/** The same at once, for a field that is there. */
export function focusDrawnField(path: Path): void {
  const ids = path.map((_, depth) => idOf(path.slice(0, path.length - depth)));
  const element = ids.map((id) => document.getElementById(id)).find((it) => it !== null);
  const fields = "textarea, input, select";
  // A group that has no field yet still has a summary.
  const inner = element?.matches(fields)
    ? element
    : (element?.querySelector<HTMLElement>(fields) ?? element?.querySelector("summary") ?? element);
  for (let around = inner ?? null; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  inner?.focus({ preventScroll: true });
  // Elsewhere Save may be above it.
  inner?.scrollIntoView({ block: "center" });
  const words = sought;
  sought = "";
  if (!(inner instanceof HTMLTextAreaElement) || words === "") return;
  const at = inner.value.indexOf(words);
  if (at < 0) return;
  inner.setSelectionRange(at, at + words.length);
  // Of a text that is longer than the window, about where they stand.
  if (inner.clientHeight < innerHeight / 2) return;
  inner.style.scrollMarginTop = `${innerHeight / 2 - (inner.clientHeight * at) / inner.value.length}px`;
  inner.scrollIntoView();
  inner.style.scrollMarginTop = "";
}
