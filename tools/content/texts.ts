import type { Entry } from "./entries.ts";

/** A text of an entry; `where`: its file and field, as findings begin. */
export type Text = { where: string; text: string };

/** Every text of some entries, as it is written there: with {company}, say. */
export const textsOf = (entries: readonly Entry[]): Text[] =>
  entries.flatMap(({ file, written }) =>
    textsIn(written, []).map(({ path, text }) => ({ where: `${file}: ${path.join(".")}`, text })),
  );

type Found = { path: string[]; text: string };

function textsIn(node: unknown, path: string[]): Found[] {
  if (typeof node === "string") return [{ path, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/**
 * Texts that somebody reads as language: not a program's code, and not a name in lower case without a space, such as
 * an icon's, a color's, a file's, an entry's and an address.
 */
export const isProse = ({ where, text }: Text) =>
  !where.endsWith(".code") && !/^[\da-z./#?=_-]+$/.test(text);
