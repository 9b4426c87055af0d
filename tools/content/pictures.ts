import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureFault } from "../../src/content/picture-file.ts";
import type { Text } from "./texts.ts";

/** Pictures that entries name, and that are not there or cannot be used. */
export async function uselessPictures(root: string, texts: readonly Text[]): Promise<string[]> {
  const named = texts.filter(({ where }) => /(?:\.|: )(?:image|shareImage)$/.test(where));
  const findings = await Promise.all(
    named.map(async ({ where, text }) => {
      const file = join(dirname(where.split(": ", 1)[0] ?? ""), text);
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      const fault = bytes ? pictureFault(bytes) : "is not there";
      return fault === undefined ? [] : [`${where} ${text} ${fault}`];
    }),
  );
  return findings.flat();
}
