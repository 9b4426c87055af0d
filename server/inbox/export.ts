import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { emlOf } from "./eml.ts";
import type { Entry } from "./entry.ts";
import { cannotWrite } from "./files.ts";
import { printableJson } from "./printable.ts";
import type { MessageStore } from "./store.ts";
import { counted } from "./wording.ts";

/** A JSON array; times are ISO 8601 in UTC. Of a résumé its name, media type and size in bytes. */
export const asJson = (entries: readonly Entry[]): string =>
  printableJson(entries.map(({ mailToken: _, ...rest }) => rest));

/** @throws Complaint when the file exists or cannot be written */
export function writeJson(file: string, entries: readonly Entry[]): string {
  try {
    writeFileSync(file, `${asJson(entries)}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw cannotWrite(file, error);
  }
  return written(entries, file);
}

/**
 * One mail file each, named by kind and number; those kept apart say so in their name.
 * @throws Complaint when the folder cannot be written
 */
export async function writeEml(
  dir: string,
  entries: readonly Entry[],
  store: Pick<MessageStore, "resume">,
  to: string,
): Promise<string> {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    for (const entry of entries) {
      const { kind, number, suspected } = entry;
      const name = `${suspected ? "suspected-" : ""}${kind}-${String(number).padStart(4, "0")}.eml`;
      const resume = kind === "application" ? store.resume(number) : undefined;
      writeFileSync(join(dir, name), await emlOf(entry, resume, to), { mode: 0o600 });
    }
  } catch (error) {
    throw cannotWrite(dir, error);
  }
  return written(entries, dir);
}

const written = (entries: readonly Entry[], path: string) =>
  `${counted(entries.length, "message")} written to ${resolve(path)}`;
