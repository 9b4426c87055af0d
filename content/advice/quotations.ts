import { walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { withoutMarks } from "#content/rules/quotation.ts";
import type { Entry } from "#content/site.ts";
import type { Remark } from "./texts.ts";

/** Quotations with marks of their own, which the editor takes off: whoever writes the file may not know. */
export const doubledMarks = (entry: Entry): Remark[] =>
  [...walk(formFor(entry.kind), entry.value ?? {})].flatMap(({ field, path, value: text }) => {
    const isQuoted = field.type === "text" && field.isQuoted && typeof text === "string";
    if (!isQuoted || withoutMarks(text) === text) return [];
    const says = "has quotation marks around it, and pages add their own; take them off";
    return [{ at: { entry, path, text }, says }];
  });
