import { distance } from "fastest-levenshtein";
import { emailKey } from "#contract/email-address.ts";
import type { Entry } from "#server/inbox/entry.ts";
import type { Store } from "#server/inbox/store.ts";
import { type Args, CliError } from "./args.ts";
import { printableLine } from "./printable.ts";

/** @throws CliError when the entry does not exist */
export async function getEntry(store: Store, number: number | string | undefined): Promise<Entry> {
  const entry = await store.get(Number(number));
  if (!entry) throw new CliError(`There is no message ${number}.`);
  return entry;
}

/** Without duplicates. @throws CliError when one of the entries does not exist */
export const getEntries = (store: Store, numbers: Args): Promise<Entry[]> =>
  Promise.all([...new Set(numbers.map(Number))].map((number) => getEntry(store, number)));

/** Entries from one address, however it is written, or all without one. */
export async function* entriesFrom(
  store: Store,
  email: string | undefined,
): AsyncGenerator<Entry, void> {
  const wanted = email === undefined ? undefined : emailKey(email);
  for await (const entry of store.entries())
    if (wanted === undefined || emailKey(entry.email) === wanted) yield entry;
}

/**
 * Entries that may be the same person's although their address is another: a typing error, dots or a tag
 * in the local part, or the address in another field.
 */
async function* similarTo(store: Store, email: string): AsyncGenerator<Entry, void> {
  const wanted = emailKey(email);
  for await (const entry of store.entries()) {
    const key = emailKey(entry.email);
    if (key !== wanted && (isSimilar(key, wanted) || mentions(entry, wanted))) yield entry;
  }
}

/** @returns a sentence that names similar entries, as the end of a text; "" when there are none */
export async function similarSentence(store: Store, email: string, where: string): Promise<string> {
  const similar = await Array.fromAsync(similarTo(store, email), labelWithAddress);
  if (similar.length === 0) return "";
  return `\nPerhaps the same person's, not ${where}: ${similar.join(", ")}.`;
}

const labelWithAddress = (entry: Entry) => `${entryLabels(entry)} (${printableLine(entry.email)})`;

function isSimilar(one: string, other: string): boolean {
  if (mailboxOf(one) === mailboxOf(other)) return true;
  // Two letters of a short address make another person.
  return distance(one, other) <= (Math.min(one.length, other.length) < 12 ? 1 : 2);
}

/** Without what many mail providers ignore: dots and what follows a plus. */
function mailboxOf(key: string): string {
  const [local = "", domain = ""] = key.split("@");
  return `${local.replace(/\+.*/, "").replaceAll(".", "")}@${domain}`;
}

const mentions = (entry: Entry, address: string): boolean =>
  Object.values(entry).some(
    (value) => typeof value === "string" && value.normalize("NFKC").toLowerCase().includes(address),
  );

/** `message 3, application 4` */
export const entryLabels = (...entries: readonly Pick<Entry, "kind" | "number">[]): string =>
  entries.map(({ kind, number }) => `${kind} ${number}`).join(", ");

// The Swedish format is `2026-11-21 14:05`. Created once: creating it for each entry is slow.
const localFormat = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** Formats an ISO time in the local time zone (TZ, or the machine's): `2026-11-21 14:05`. */
export const localTime = (iso: string): string => localFormat.format(new Date(iso));
