import type { Change } from "./content/changes-since.ts";
import type { Shown } from "./content/differences.ts";
import { whereApart } from "./where-apart.ts";

/* What a publish is called in the list of publishes, and in git. */

/** Longer subjects are cut by most programs. */
const longest = 72;
/** Of the words that differ, and of these with what is around them. */
const [mostOwn, mostQuoted] = [160, 340];
export const line = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** "Home: heading", or "5 changes: Home, About, People › Zara Malik". */
export function sentenceOf(changes: readonly Change[]): string {
  const [only] = changes;
  if (!only) return "The site as it was, built anew";
  if (changes.length > 1) {
    const names = [...new Set(changes.map(({ name }) => name))].join(", ");
    return cut(line(`${changes.length} changes: ${names}`), longest);
  }
  const places = only.differences.map(({ place }) => place).join(", ");
  const isTold = only.what === "changed" || only.what === "moved";
  const what = isTold ? places : only.what;
  return cut(line(`${only.name}: ${what}`), longest);
}

/** One line a change. @param by who has saved an entry, by kind and name */
export function linesOf(changes: readonly Change[], by: (change: Change) => string | undefined) {
  return changes.flatMap((change) => {
    const { name, what, differences } = change;
    const who = by(change);
    const person = who ? ` (${who})` : "";
    if (what === "added" || what === "deleted") return [line(`${name}: ${what}${person}`)];
    return differences.map(({ place, old, now }) => {
      const at = `${name} › ${place}`;
      if (!old || !now || "picture" in old || "picture" in now)
        return line(`${at}: ${quoted(old)} → ${quoted(now)}${person}`);
      const [was, is] = [old, now].map(({ text }) => line(text));
      if (was === is) return line(`${at}: spaces or line breaks${person}`);
      const apart = whereApart(was ?? "", is ?? "").map(({ before, own, after }) =>
        quoted({ text: `${before}${cut(own, mostOwn)}${after}` }),
      );
      return line(`${at}: ${apart.join(" → ")}${person}`);
    });
  });
}

function quoted(it: Shown | undefined): string {
  if (it === undefined) return "nothing";
  return "picture" in it ? "a picture" : `“${cut(line(it.text), mostQuoted)}”`;
}
