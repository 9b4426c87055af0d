import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { emlOf } from "./eml.ts";
import { printableJson } from "./printable.ts";
import type { StoredMessage } from "./store.ts";
import { Complaint } from "./words.ts";

/** A JSON array; times are ISO 8601 in UTC. */
export const asJson = (messages: StoredMessage[]): string => printableJson(messages);

/** @throws Complaint when the file exists or cannot be written */
export function writeJson(file: string, messages: StoredMessage[]): string {
  try {
    writeFileSync(file, `${asJson(messages)}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw failed(file, error);
  }
  return `${counted(messages)} written to ${resolve(file)}`;
}

/** @throws Complaint when the folder cannot be written */
export async function writeEml(
  dir: string,
  messages: StoredMessage[],
  to: string,
): Promise<string> {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    for (const message of messages) {
      const name = `message-${String(message.number).padStart(4, "0")}.eml`;
      writeFileSync(join(dir, name), await emlOf(message, to), { mode: 0o600 });
    }
  } catch (error) {
    throw failed(dir, error);
  }
  return `${counted(messages)} written to ${resolve(dir)}`;
}

const counted = ({ length }: unknown[]) => (length === 1 ? "1 message" : `${length} messages`);

function failed(path: string, error: unknown): Complaint {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EEXIST") return new Complaint(`${path} exists already; choose another name.`);
  return new Complaint(`${path} cannot be written (${code ?? message}).`);
}
