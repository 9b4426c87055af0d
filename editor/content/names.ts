/** Letters that Unicode does not take apart, and signs that tell names from each other. */
const spelled: [RegExp, string][] = [
  [/ß/g, "ss"],
  [/[æǽ]/g, "ae"],
  [/œ/g, "oe"],
  [/ø/g, "o"],
  [/ł/g, "l"],
  [/[đð]/g, "d"],
  [/þ/g, "th"],
  [/ı/g, "i"],
  [/ħ/g, "h"],
  [/ŧ/g, "t"],
  [/ŋ/g, "n"],
  [/(?<=\p{L})#/gu, "-sharp-"],
  [/(?<=\p{L})\+\+/gu, "-plus-plus-"],
];

/** The name of an entry's folder, of its title: "Müller & Söhne" becomes "muller-sohne"; empty for other scripts. */
export function nameFromTitle(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const latin = spelled.reduce((text, [letter, as]) => text.replaceAll(letter, as), plain);
  return latin
    .replaceAll(/['’.]/g, "")
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
