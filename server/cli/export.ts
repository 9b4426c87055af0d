import { statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Entry } from "../inbox/entry.ts";
import { CliError, type Run } from "./args.ts";
import { cleanFileName } from "../file-name.ts";
import { known, sentBy } from "./find.ts";
import { printableJson } from "./printable.ts";

/** As JSON, printed or into a new file, one entry after the other. */
export const exportTo: Run = async (store, [file], { email }) => {
  let count = 0;
  const json = exportedJson(sentBy(store, email).map((entry) => ((count += 1), entry)));
  if (file === undefined) return json;
  await writeNew(file, json);
  return `Written to ${resolve(file)}: ${count}`;
};

/** An array; times are ISO 8601 in UTC. Of a résumé its name, media type and size in bytes. */
function* exportedJson(entries: Iterable<Entry>): Generator<string> {
  let before = "[\n";
  for (const entry of entries) {
    // In an array of one, without its brackets, it is indented as in an array of all.
    yield before + printableJson([{ ...entry, mailToken: undefined }]).slice(2, -2);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * Writes an application's résumé to a new file of its owner only, in a folder under its own name.
 * @throws CliError when there is none
 */
export const writeResume: Run = async (store, [number, target = "."]) => {
  const entry = known(store, number);
  const resume = store.resume(entry.number);
  if (!resume) throw new CliError(`Message ${entry.number} is no application and has no resume.`);
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
  // The number in front keeps apart what so many call "cv.pdf".
  const name = `application-${entry.number}-${cleanFileName(resume.name)}`;
  const file = isFolder ? join(target, name) : target;
  await writeNew(file, resume.bytes);
  return `The resume is in ${resolve(file)}`;
};

/** A new file with all of its content or, if that fails, none. */
async function writeNew(file: string, content: Uint8Array | Iterable<string>): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(file, { force: true });
    throw error;
  }
}
