import { emailKey } from "#contract/address.ts";
import type { Entry } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import { type Args, CliError } from "./args.ts";

/** @throws CliError when the entry does not exist */
export function getEntry(store: Store, number: number | string | undefined): Entry {
  const entry = store.get(Number(number));
  if (!entry) throw new CliError(`There is no message ${number}.`);
  return entry;
}

/** Without duplicates. @throws CliError when one of the entries does not exist */
export const getEntries = (store: Store, numbers: Args): Entry[] =>
  [...new Set(numbers.map(Number))].map((number) => getEntry(store, number));

/** Entries from one address, however it is written, or all without one. */
export function entriesFrom(store: Store, email: string | undefined): IteratorObject<Entry> {
  const wanted = email === undefined ? undefined : emailKey(email);
  const entries = Iterator.from(store.entries());
  return entries.filter((entry) => wanted === undefined || emailKey(entry.email) === wanted);
}

/** `message 3, application 4` */
export const entryLabels = (...entries: readonly Pick<Entry, "kind" | "number">[]): string =>
  entries.map(({ kind, number }) => `${kind} ${number}`).join(", ");

// The Swedish format is `2026-11-21 14:05`. Created once: creating it for each entry is slow.
const localFormat = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** Formats an ISO time in the local time zone (TZ, or the machine's): `2026-11-21 14:05`. */
export const localTime = (iso: string): string => localFormat.format(new Date(iso));
