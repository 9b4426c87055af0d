import { Complaint } from "./faults.ts";
import { known } from "./find.ts";
import type { MessageStore } from "./store.ts";
import { be, called, counted, sentence } from "./wording.ts";

/**
 * Puts suspected entries among the others, all of them or, if one is not suspected, none.
 * @throws Complaint for a number that is unknown or not suspected
 */
export function accept(
  store: Pick<MessageStore, "get" | "accept">,
  numbers: readonly number[],
  now: Date,
): string {
  const entries = numbers.map((number) => known(store, number));
  const other = entries.find(({ suspected }) => !suspected);
  if (other) throw new Complaint(`${sentence(called(other))} is not kept apart.`);
  store.accept(numbers, now);
  return `${sentence(entries.map(called).join(", "))} ${be(entries.length)} accepted.`;
}

/**
 * Has mail tried again: all that was given up, or one entry whatever its turn. A running site
 * notices within a minute.
 * @throws Complaint for a number that is unknown or not waiting to be mailed
 */
export function retry(
  store: Pick<MessageStore, "get" | "retry">,
  numbers: number | "parked",
  now: Date,
): string {
  if (numbers === "parked") {
    const count = store.retry("parked", now);
    if (count === 0) return "No mail was given up.";
    return `${counted(count, "message")} will be mailed again.`;
  }
  const entry = known(store, numbers);
  const name = sentence(called(entry));
  if (entry.suspected) throw new Complaint(`${name} is kept apart: accept ${numbers} first.`);
  if (entry.mail === "mailed") throw new Complaint(`${name} was mailed already.`);
  store.retry(numbers, now);
  return `${name} will be mailed again.`;
}
