import { type Field, type Path, walk } from "#content/forms/fields.ts";
import { filledIn } from "#content/placeholders.ts";
import type { Limit } from "#content/schemas/fields.ts";
import type { Known } from "#content/known.ts";

const counts: Record<Limit["unit"], (text: string) => number> = {
  words: (text) => text.trim().split(/\s+/).length,
  characters: (text) => text.length,
  lines: (text) => text.split("\n").length,
  "characters in a line": (text) => Math.max(...text.split("\n").map(({ length }) => length)),
};

/**
 * Texts of an entry that are shorter or longer than their schema advises.
 * @returns the place of each, the text, and what to say after its name
 */
export const unusualLengths = (
  form: Field,
  value: unknown,
  known: Known,
): { path: Path; text: string; says: string }[] =>
  [...walk(form, filledIn(value, known))].flatMap(({ field, value: text, path }) => {
    const limits = field.type === "text" && typeof text === "string" ? field.limits : undefined;
    return (limits ?? []).flatMap(({ unit, min, max }) => {
      // Whether a text may be empty is a rule, and nobody has written it yet.
      if (String(text).trim() === "") return [];
      const count = counts[unit](String(text));
      const isUsual = count >= min && count <= max;
      return isUsual
        ? []
        : [{ path, text: String(text), says: `has ${count} ${unit}; better ${min} to ${max}` }];
    });
  });
