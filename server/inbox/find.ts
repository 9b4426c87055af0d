import type { Entry } from "./entry.ts";
import { Complaint } from "./faults.ts";
import type { MessageStore } from "./store.ts";

/** @throws Complaint when there is no such entry */
export function known(store: Pick<MessageStore, "get">, number: number): Entry {
  const entry = store.get(number);
  if (!entry) throw new Complaint(`There is no message ${number}.`);
  return entry;
}

/** What one person sent: addresses are compared without regard to case and Unicode form. */
export function sentBy(entries: readonly Entry[], email: string): Entry[] {
  const wanted = folded(email);
  return entries.filter((entry) => folded(entry.email) === wanted);
}

const folded = (address: string) => address.trim().normalize("NFKC").toLowerCase();
