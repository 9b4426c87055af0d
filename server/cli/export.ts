import { mkdirSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Entry } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import { isPlainAddress, mailbox } from "../mail/address.ts";
import { composeMail } from "../mail/compose.ts";
import { wordsOf } from "../mail/words.ts";
import { oneLine } from "../one-line.ts";
import type { Run } from "./args.ts";
import { CliError } from "./errors.ts";
import { fileName } from "../file-name.ts";
import { known, sentBy } from "./find.ts";
import { printableJson } from "./printable.ts";
import { counted } from "./wording.ts";

/** As JSON, printed or into a new file; or as mail files into a folder. One entry after the other. */
export const exportTo: Run = async (store, [first, folder], { email }) => {
  let count = 0;
  const entries = sentBy(store, email).map((entry) => ((count += 1), entry));
  if (first === undefined) return exportedJson(entries);
  if (folder === undefined) await writeNew(first, exportedJson(entries));
  else await writeEml(folder, entries, store);
  return `${counted(count, "message")} written to ${resolve(folder ?? first)}`;
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
 * One mail file (RFC 5322) each, named by kind and number, applications with their résumés; those
 * kept apart say so in their name. Unlike the mail that is really sent, it comes from the visitor:
 * a mail program then lists and answers it as it should, and nobody checks its sender.
 */
async function writeEml(dir: string, entries: Iterable<Entry>, store: Store): Promise<void> {
  // Loaded here: the mail library takes longer to load than a list takes in all.
  const { createTransport } = await import("nodemailer");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const to = mailbox(process.env["MAIL_TO"] ?? "")?.address ?? "inbox@localhost";
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    const from = isPlainAddress(entry.email)
      ? { name: oneLine(wordsOf(entry).name, 100), address: entry.email }
      : { name: "Website", address: to };
    const resume = store.resume(entry.number);
    const { message } = await composer.sendMail(composeMail(entry, resume, from, to));
    const name = `${entry.suspected ? "suspected-" : ""}${numbered(entry)}.eml`;
    await writeFile(join(dir, name), message, { mode: 0o600 });
  }
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
  const file = isFolder ? join(target, `${numbered(entry)}-${fileName(resume.name)}`) : target;
  await writeNew(file, resume.bytes);
  return `The resume is in ${resolve(file)}`;
};

const numbered = ({ kind, number }: Entry) => `${kind}-${String(number).padStart(4, "0")}`;

/** A new file with all of its content or, if that fails, none. */
async function writeNew(file: string, content: Uint8Array | Iterable<string>): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(file, { force: true });
    throw error;
  }
}
