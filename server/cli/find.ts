import type { Entry } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import { CliError, type Words } from "./args.ts";

/** @throws CliError when there is no entry of that number */
export function known(store: Store, number: number | string | undefined): Entry {
  const entry = store.get(Number(number));
  if (!entry) throw new CliError(`There is no message ${number}.`);
  return entry;
}

/** Each once. @throws CliError when there is none of one of these numbers */
export const allKnown = (store: Store, words: Words): Entry[] =>
  [...new Set(words.map(Number))].map((number) => known(store, number));

/** Of one person or all: addresses are compared without regard to case and Unicode form. */
export function sentBy(store: Store, email: string | undefined): IteratorObject<Entry> {
  const folded = (address: string) => address.trim().normalize("NFKC").toLowerCase();
  const wanted = email === undefined ? undefined : folded(email);
  const entries = Iterator.from(store.entries());
  return entries.filter((entry) => wanted === undefined || folded(entry.email) === wanted);
}

/** `message 3, application 4` */
export const called = (...entries: readonly Pick<Entry, "kind" | "number">[]): string =>
  entries.map(({ kind, number }) => `${kind} ${number}`).join(", ");

/**
 * An ISO time as the clock on the wall of whoever reads it (TZ, or the machine's zone):
 * `2026-11-21 14:05`. Intl would take several times as long for a list of thousands.
 */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}
