import { statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Complaint } from "./faults.ts";
import { fileName } from "./file-name.ts";
import { known } from "./find.ts";
import type { MessageStore } from "./store.ts";

/** What to say of a file or folder that could not be written. */
export function cannotWrite(path: string, error: unknown): Complaint {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EEXIST") return new Complaint(`${path} exists already; choose another name.`);
  return new Complaint(`${path} cannot be written (${code ?? message}).`);
}

/**
 * Writes an application's résumé to a new file, readable by its owner only.
 * @param target a file, or a folder that exists; undefined: this folder, under the résumé's name
 * @throws Complaint when there is none, or the file exists or cannot be written
 */
export function writeResume(
  store: Pick<MessageStore, "get" | "resume">,
  number: number,
  target: string = ".",
): string {
  const entry = known(store, number);
  const resume = store.resume(number);
  if (entry.kind !== "application" || !resume) {
    throw new Complaint(`Message ${number} is no application and has no resume.`);
  }
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
  // The number in front keeps apart what so many call "cv.pdf".
  const name = `application-${String(number).padStart(4, "0")}-${fileName(resume.name)}`;
  const file = isFolder ? join(target, name) : target;
  try {
    writeFileSync(file, resume.bytes, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw cannotWrite(file, error);
  }
  return `The resume is in ${resolve(file)}`;
}
