import { parseDocument } from "yaml";

/** What the folder of an entry may be called; it is the last part of an address. */
export const slugPattern = String.raw`[a-z\d]+(?:-[a-z\d]+)*`;
const slug = new RegExp(`^${slugPattern}$`);
export const isSlug = (name: string): boolean => slug.test(name);

/**
 * What the file of an entry says: for pages, checks and the editor. JSON is YAML, too.
 * @returns its fields, or in a sentence why it cannot be read
 */
export function parseEntry(text: string): { value?: Record<string, unknown>; problem?: string } {
  if (/^<{7} /m.test(text))
    return {
      problem:
        "Two people changed this at the same time, and the file now holds both versions (between <<<<<<< and >>>>>>>). Somebody has to choose one of them in the file.",
    };
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line;
    return {
      problem: `The file cannot be read${line ? `: something is wrong at or before line ${line}` : ""}. Most often a quotation mark or a space at the start of a line is missing there.`,
    };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch {
    return {
      problem:
        "The file cannot be read: a text that begins with * stands there for another one. It needs quotation marks.",
    };
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return { value: value as Record<string, unknown> };
  return {
    problem: value
      ? "The file has no fields, each with a colon and its value."
      : "The file is empty.",
  };
}
