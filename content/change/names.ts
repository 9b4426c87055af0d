import { folded } from "#content/folded.ts";

/** Signs that tell names from each other. */
const spelled: [RegExp, string][] = [
  [/(?<=\p{L})#/gu, "-sharp-"],
  [/(?<=\p{L})\+\+/gu, "-plus-plus-"],
];

/** The name of an entry's folder, of its title: "Müller & Söhne" becomes "muller-sohne"; empty for other scripts. */
export function nameFromTitle(title: string): string {
  return spelled
    .reduce((text, [sign, as]) => text.replaceAll(sign, as), folded(title))
    .replaceAll(/['.]/g, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-|-$/g, "");
}

/** The name, or with the first number that makes it another one than those that are taken. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}
