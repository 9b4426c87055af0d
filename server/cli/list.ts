import { nameOf, type Place } from "#server/inbox/place.ts";
import { movedText } from "#server/inbox/sqlite/moved-store.ts";
import { settingsSource } from "#server/served-environment.ts";
import type { Run } from "./args.ts";
import { ask } from "./ask.ts";
import { printableLine } from "./printable.ts";
import { alignColumns, rowOf } from "./rows.ts";
import { openingOf, pageOf, selected } from "./select.ts";

const screenful = 50;

/**
 * A row of aligned columns each. The newest submission comes last, right above the prompt; then what is not shown, and counts
 * of parked and suspected submissions. `all` or a number says how many.
 */
export const list =
  (suspected: boolean): Run =>
  async (store, [wanted = screenful], { place, filters }) => {
    const [all, others]: [string[][], string[][]] = [[], []];
    for await (const submission of selected(store, filters))
      (submission.suspected === suspected ? all : others).push(rowOf(submission));
    const rows = wanted === "all" ? all : all.slice(-wanted);
    const lines = alignColumns(rows);
    if (rows.length < all.length) {
      const command = suspected ? "suspected" : "list";
      lines.push(
        `The newest ${rows.length} of ${all.length}. More: npm run inbox ${command} ${10 * rows.length}, or: ${command} all`,
      );
    }
    if (suspected) return lines.join("\n") || "Nothing is kept apart.";
    const isFiltered = Object.keys(filters).length > 0;
    if (lines.length === 0) lines.push(isFiltered ? nothingFound : nothingYet(place));
    const { parked } = await store.queueState("mail");
    if (parked > 0) lines.push(`Parked, could not be mailed: ${parked}. See: npm run inbox retry`);
    if (others.length > 0)
      lines.push(`Kept apart as suspected: ${others.length}. See: npm run inbox suspected`);
    return lines.join("\n");
  };

const nothingFound = "Nothing was found.";

/** Rows of what contains all words, suspected or not. */
export const find: Run = async (store, words, { filters }) => {
  const wanted = words.length > 0 ? words : (await ask("Words:")).split(/\s+/);
  const rows = await Array.fromAsync(selected(store, filters, wanted), (it) => rowOf(it, true));
  return alignColumns(rows).join("\n") || nothingFound;
};

/** Rows under the opening that was applied for, or under the page that the form was on; most first. */
export const by: Run = async (store, [what], { filters }) => {
  const groupOf = what === "page" ? pageOf : openingOf;
  const found = await Array.fromAsync(selected(store, filters), (it) => [
    groupOf(it),
    ...rowOf(it, true),
  ]);
  const groups = [...Map.groupBy(found, ([name = ""]) => name)]
    .filter(([name]) => name !== "" || what === "page")
    .toSorted(([, one], [, other]) => other.length - one.length);
  const texts = groups.map(([name, rows]) => {
    const lines = alignColumns(rows.map(([, ...row]) => row)).map((line) => `  ${line}`);
    return [`${printableLine(name) || "Page unknown"}: ${rows.length}`, ...lines].join("\n");
  });
  return texts.join("\n\n") || nothingFound;
};

/** Names the place: without the server's settings it is another one. */
const nothingYet = (place: Place) =>
  `No messages or applications yet in ${nameOf(place)}. ${place.database ? "" : movedText(place.dataDir)}`.trim();

/** Where no server has started yet, or one with other settings. */
export function noStore(place: Place): string {
  return `${nothingYet(place)} There is no store. Settings are from ${settingsSource()}.`;
}
