import { statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Submission } from "#server/inbox/submission.ts";
import { CliError, type Run } from "./args.ts";
import { addTo } from "./erased.ts";
import { exportedCsv } from "./csv.ts";
import { cleanFileName } from "#server/file-name.ts";
import { getSubmission, similarSentence } from "./find.ts";
import { printable } from "./printable.ts";
import { selected } from "./select.ts";

/**
 * Streams submissions to stdout or into a new file: as JSON, or for spreadsheets if its name ends in .csv. What may be the
 * same person's is named beside it.
 */
export const exportTo: Run = async (store, [file], { email, filters }) => {
  const wanted = selected(store, { ...filters, email });
  const similar = async (where: string) =>
    email === undefined ? "" : similarSentence(store, email, where);
  if (file === undefined) {
    const sentence = await similar("exported");
    // Programs read stdout.
    if (sentence !== "") console.error(sentence.trim());
    return exportedJson(wanted);
  }
  let count = 0;
  async function* counted() {
    for await (const submission of wanted) {
      count += 1;
      yield submission;
    }
  }
  const exported = file.endsWith(".csv") ? exportedCsv : exportedJson;
  await writeNew(file, exported(counted()));
  // For whoever erases some of it later; a full disk has no room for that.
  await addTo(store, "exports", [resolve(file)]).catch(() => {});
  return `Written to ${resolve(file)}: ${count}${await similar("in the file")}`;
};

/** A JSON array; times are ISO 8601 in UTC. Résumés: name, media type and size in bytes only. */
async function* exportedJson(submissions: AsyncIterable<Submission>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const submission of submissions) {
    // Serialized in an array of one, minus its brackets, for the indentation of the whole array.
    const json = JSON.stringify(
      [{ ...submission, number: undefined, mailToken: undefined }],
      null,
      2,
    );
    yield separator + printable(json.slice(2, -2));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * Writes a résumé to a new file (mode 600). In a folder it keeps the name the applicant gave it.
 * @throws CliError when the submission has no résumé
 */
export const writeResume: Run = async (store, [given, target = "."]) => {
  const submission = await getSubmission(store, given);
  const resume = await store.resume(submission.number);
  if (!resume)
    throw new CliError(`Message ${submission.reference} is no application and has no resume.`);
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
  // With the reference, because many résumés are called "cv.pdf".
  const name = `application-${submission.reference}-${cleanFileName(resume.name)}`;
  const file = isFolder ? join(target, name) : target;
  await writeNew(file, resume.bytes);
  return `The resume is in ${resolve(file)}`;
};

/** Creates a file, mode 600, and removes it again when writing fails. */
async function writeNew(file: string, content: Uint8Array | AsyncIterable<string>): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(file, { force: true });
    throw error;
  }
}
