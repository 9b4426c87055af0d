import type { Path } from "#content/forms/fields.ts";

const marks =
  /^(?<before>(?:[\p{Pi}\p{Pf}„「『"]\s?)?)(?<text>[^]*?)(?<after>(?:\s?[\p{Pi}\p{Pf}」』"])?)$/u;

/** A text as pages show it, however they break its lines and whether they put quotation marks around it. */
export const plain = (text: string): string =>
  marks.exec(text.replaceAll(/\s+/g, " ").trim())?.groups?.["text"] ?? "";

/** Another text, in the quotation marks of the one that is shown. */
export function shownLike(shown: string, text: string): string {
  const { before = "", after = "" } = marks.exec(shown.trim())?.groups ?? {};
  return before + plain(text) + after;
}

type Text = { path: Path; text: string; value: unknown };

/**
 * The field whose text was pressed on a page. Of several with the same text it is the one whose neighbors in the form,
 * such as the name of a city, stand closest to it on the page.
 * @param fields with the value of the entry that each is in
 * @param around texts of what was pressed and of what is around it, the smallest first
 */
export function nearest<Field extends Text>(
  fields: readonly Field[],
  around: readonly string[],
): Field | undefined {
  const has = (text: string) => fields.filter((it) => text !== "" && plain(it.text) === text);
  const pressed = around.slice(0, depth).find((text) => has(text).length > 0);
  const same = has(pressed ?? "");
  const distances = same.map((it) => distanceOf(it, around));
  return same[distances.indexOf(Math.min(...distances))];
}

/** How far around what was pressed a field's text may reach. */
const depth = 4;

/** For each group around a field, from the inside: how far around the press a text of it is first found. */
function distanceOf({ path, text, value }: Text, around: readonly string[]): number {
  let distance = 0;
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const group = path.slice(0, length).reduce(inside, value);
    const neighbors = textsIn(group).filter((it) => it !== plain(text));
    const at = around.findIndex((it) => neighbors.some((neighbor) => it.includes(neighbor)));
    distance = distance * far + (at === -1 ? far - 1 : at);
  }
  return distance / far ** path.length;
}

/** More than there are elements around another one. */
const far = 100;

const inside = (value: unknown, key: string | number) =>
  (value as Record<string | number, unknown> | undefined)?.[key];

/** Texts directly in a group. */
const textsIn = (group: unknown): string[] =>
  Object.values((group ?? {}) as object).flatMap((it) =>
    typeof it === "string" && plain(it) ? [plain(it)] : [],
  );
