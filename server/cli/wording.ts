import type { Entry } from "../inbox/entry.ts";

type Named = Pick<Entry, "kind" | "number">;

/** `message 3`, `application 4`. */
export const called = ({ kind, number }: Named): string => `${kind} ${number}`;

/** For the start of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 message`, `2 messages`. */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `is` or `are`. */
export const be = (count: number): string => (count === 1 ? "is" : "are");

/** `Message 3, application 4 are`. */
export const allOf = (entries: readonly Named[]): string =>
  `${sentence(entries.map(called).join(", "))} ${be(entries.length)}`;

/**
 * An ISO time as the clock on the wall of whoever reads it (TZ, or the machine's zone):
 * `2026-11-21 14:05`. Intl would take several times as long for a list of thousands.
 */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}
