import type { Kind } from "./entry.ts";

type Named = { kind: Kind; number: number };

/** `message 3`, `application 4`. */
export const called = ({ kind, number }: Named): string => `${kind} ${number}`;

/** For the start of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 message`, `2 messages`. */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `is` or `are`. */
export const be = (count: number): string => (count === 1 ? "is" : "are");
