import labelTexts from "./labels.json" with { type: "json" };

/*
 * What the editor calls a field whose schema does not say it, and what it says about it: "label | help", by the name of the
 * field, or by the names of the groups around it and its own. The longest match counts.
 */

export type FieldLabel = { label?: string; help?: string };

const labels = new Map(
  Object.entries(labelTexts).map(([name, text]): [string, FieldLabel] => {
    const [label = "", help] = text.split(" | ");
    return [name, { label, ...(help !== undefined && { help }) }];
  }),
);

/** The name under which a field has its labels. @param path names of the groups around it, and its own */
export const labelNameOf = (path: readonly string[]): string | undefined =>
  path.map((_, start) => path.slice(start).join(".")).find((name) => labels.has(name));

/** The label and help text of a field; `heroPicture` becomes "Hero picture" if nothing better is known. */
export function fieldLabelOf(path: readonly string[]): FieldLabel & { label: string } {
  const found = labels.get(labelNameOf(path) ?? "");
  return { ...found, label: found?.label || labelOf(path.at(-1) ?? "") };
}

export function labelOf(key: string): string {
  const text = key
    .replaceAll("_", " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1st", "2nd", "11th" of a place in a list that counts from 0. */
export function ordinal(index: number): string {
  const number = index + 1;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? undefined : ["st", "nd", "rd"][(number % 10) - 1];
  return `${number}${ending ?? "th"}`;
}
