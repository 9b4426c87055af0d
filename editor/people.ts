/*
 * npm run edit:people -- "Amina Raza": lets somebody edit, with a password that is asked for (or comes from standard
 * input), or gives them another one. With --remove they may no longer edit. Without a name it lists who may.
 * The file is EDIT_PEOPLE, by default edit-people.json; it has hashes only.
 */
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { withUsage } from "#server/with-usage.ts";
import { writeWhole } from "#server/write-whole.ts";
import { hashOf, readPeople, weakness } from "./server/people.ts";
import { cleanName, noName } from "./server/sign-in.ts";

const file = process.env["EDIT_PEOPLE"]?.trim() || "edit-people.json";
const { values, positionals } = withUsage(
  'Usage: npm run edit:people [-- "Amina Raza", who may edit, with the password that is asked for] [--remove: may no longer]',
  () => parseArgs({ allowPositionals: true, options: { remove: { type: "boolean" } } }),
);
const read = existsSync(file) ? readPeople(file) : new Map<string, string>();
const people = typeof read === "string" ? new Map<string, string>() : read;
const given = positionals.join(" ");
const name = cleanName(given);

if (typeof read === "string") fail(read);
else if (given === "") list();
else if (name === "") fail(noName);
else if (values.remove) await remove();
else await add();

function list() {
  const names = [...people.keys()];
  console.log(names.length > 0 ? names.join("\n") : `Nobody yet (${file}).`);
}

async function remove() {
  if (!people.delete(name)) return fail(`${name} is not in ${file}.`);
  await write();
  console.log(`${name} may no longer edit.`);
}

async function add() {
  const password = await ask(`Password for ${name}: `);
  const problem = weakness(password);
  if (problem) return fail(problem);
  people.set(name, await hashOf(password));
  await write();
  console.log(`${name} may edit. Start the editor with EDIT_PEOPLE=${file}.`);
}

/** Without showing what is typed. */
async function ask(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(question);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: isTerminal });
  const [line = ""] = await Array.fromAsync(take(lines));
  if (isTerminal) process.stderr.write("\n");
  return line;
}

async function* take(lines: AsyncIterable<string> & { close: () => void }) {
  for await (const line of lines) {
    yield line;
    lines.close();
    return;
  }
}

async function write() {
  await writeWhole(file, `${JSON.stringify(Object.fromEntries(people), null, 2)}\n`, 0o600);
}

function fail(message: string) {
  console.error(message);
  process.exitCode = 1;
}
