import type { Entry } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import type { Words } from "./args.ts";
import { CliError } from "./errors.ts";

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
