import type { Path } from "#content/forms/fields.ts";
import { idOf } from "#editor/app/form-context.ts";

/** Goes to a field, or to the closest thing around it, and opens what it is in. */
export function focusField(path: Path): void {
  // After React has drawn what is wrong.
  setTimeout(() => {
    const ids = path.map((_, depth) => idOf(path.slice(0, path.length - depth)));
    const element = ids.map((id) => document.getElementById(id)).find((it) => it !== null);
    for (
      let around: HTMLElement | null | undefined = element;
      around;
      around = around.parentElement
    )
      if (around instanceof HTMLDetailsElement) around.open = true;
    const inner = element?.matches("textarea, input, select")
      ? element
      : (element?.querySelector<HTMLElement>("textarea, input, select") ?? element);
    inner?.focus({ preventScroll: true });
    inner?.scrollIntoView({ block: "center" });
  }, 0);
}
