import { call } from "./api.ts";
import { focusField } from "./form/focus-field.ts";
import { fieldWith, textsAround } from "./page-texts.ts";
import { linkTo } from "./route.ts";

const pressables = "a, button, input, select, textarea, summary, label";

/**
 * A text that is pressed on a page leads to its field, in the open form or in another one. Links and buttons of the
 * page work, unless their text is in the open form.
 * @param went called when it has led to a field
 */
export function leadToFields(page: Document, went: () => void): void {
  page.addEventListener(
    "click",
    (event) => {
      const pressed = event.target as Element | null;
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!pressed || !isPlain) return;
      const texts = textsAround(event);
      const path = fieldWith(texts);
      if (path) {
        event.preventDefault();
        event.stopPropagation();
        focusField(path);
        went();
      } else if (!pressed.closest(pressables)) void openFormWith(texts, went);
    },
    { capture: true },
  );
}

async function openFormWith(texts: string[], went: () => void): Promise<void> {
  const found = await call("whereIs", texts).catch(() => undefined);
  if (!found || !("kind" in found)) return;
  location.hash = linkTo(found.kind, found.slug, found.path);
  went();
}
