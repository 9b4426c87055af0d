import { askOnTerminal } from "./ask.ts";
import type { Entry } from "./entry.ts";
import { Complaint } from "./faults.ts";
import { known, sentBy } from "./find.ts";
import { printableLine } from "./printable.ts";
import type { MessageStore } from "./store.ts";
import { be, called, counted, sentence } from "./wording.ts";

type Erasable = Pick<MessageStore, "get" | "list" | "remove" | "wipe">;

const unchanged = "Nothing was deleted.";

/**
 * Deletes entries, all of them or, if one does not exist, none.
 * @throws Complaint for an unknown number
 */
export async function remove(
  store: Erasable,
  numbers: readonly number[],
  sure: boolean,
): Promise<string> {
  const entries = numbers.map((number) => known(store, number));
  // Without a terminal it goes on: a script that names the numbers has decided already.
  const answer = sure ? "yes" : await askOnTerminal(`Delete ${named(entries)} for good?`);
  if (answer === "no") return unchanged;
  store.remove(numbers);
  const what = sentence(entries.map(called).join(", "));
  return withTraces(store, `${what} ${be(entries.length)} deleted.`);
}

/**
 * Erases everything that one address sent: texts, résumés, queued mail, keys.
 * @throws Complaint when nobody can be asked and nobody said yes
 */
export async function erase(store: Erasable, email: string, sure: boolean): Promise<string> {
  const entries = sentBy(store.list(), email);
  const who = printableLine(email);
  if (entries.length === 0) return `Nothing is kept that ${who} sent.`;
  const question = `Erase ${named(entries)}: all that ${who} sent, for good?`;
  const answer = sure ? "yes" : await askOnTerminal(question);
  if (answer === "nobody") {
    throw new Complaint(`Nothing was erased. To erase without a question: erase email ${who} yes.`);
  }
  if (answer === "no") return unchanged;
  store.remove(entries.map(({ number }) => number));
  const what = counted(entries.length, "entry", "entries");
  return withTraces(store, `${what} of ${who} ${be(entries.length)} erased.`);
}

const named = (entries: readonly Entry[]) =>
  entries
    .map((entry) => {
      const name = entry.kind === "message" ? entry.name : entry.full_name;
      return `${called(entry)} (${printableLine(name)})`;
    })
    .join(", ");

/** Deleted it is in any case; what is left is to get it out of the file. */
function withTraces(store: Erasable, done: string): string {
  const later = "Its traces stay in the file until the site starts again, or until tomorrow";
  try {
    return store.wipe() ? done : `${done} ${later}: the file is in use.`;
  } catch (error) {
    return `${done} ${later} (${error instanceof Error ? error.message : String(error)}).`;
  }
}
