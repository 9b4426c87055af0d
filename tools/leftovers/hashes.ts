import { createHash } from "node:crypto";

/** The start of a SHA-256 in hexadecimal: enough to tell some hundred files or names apart. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Hashes of all runs of one to three words in a text, without regard to case. */
export function wordHashes(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\d.@-]*[\p{L}\p{M}\d]/gu) ?? [];
  const runs = words.flatMap((_, index) =>
    [1, 2, 3].map((length) => words.slice(index, index + length).join(" ")),
  );
  return new Set(runs.map(hashOf));
}
