import { parentPort } from "node:worker_threads";
import { addWord, adviceOn } from "./advice.ts";
import { create, reorder, save } from "./changes.ts";
import { changeAddress, remove, usesBeforeDeletion } from "./removal.ts";
import { tidyMoves } from "./moves.ts";
import { checkEntry } from "./check.ts";
import { isKind } from "./files.ts";
import { iconSvg } from "./icons.ts";
import { overview } from "./overview.ts";
import { addToPage, openEntry } from "./open-entry.ts";
import { addPicture, findPicture, reusePicture } from "./uploads.ts";
import { unsavedEntry } from "./unsaved-entry.ts";
import { search, whereIs } from "./find-text.ts";
import { changesSince } from "#editor/publish/content/changes-since.ts";
import { entriesToMend } from "#editor/publish/content/mistakes.ts";
import { recordEntries } from "#editor/publish/content/record.ts";
import { followVersion, takeBack, undo } from "#editor/publish/content/take-back.ts";

/*
 * Everything that knows schemas, in a thread of its own: they read the company when they are loaded, so a change of the
 * company starts a new thread (server/content.ts).
 */

/** None runs beside a save: what is recorded has whole changes only. */
const publishing = { changesSince, entriesToMend, recordEntries, takeBack, undo, followVersion };

const functions = {
  overview,
  iconSvg,
  openEntry,
  addToPage,
  whereIs,
  search,
  checkEntry,
  unsavedEntry,
  adviceOn,
  addWord,
  addPicture,
  reusePicture,
  findPicture,
  save,
  create,
  changeAddress,
  usesBeforeDeletion,
  remove,
  reorder,
  ...publishing,
};
export type Functions = typeof functions;
type Call = { id: number; name: keyof Functions; args: unknown[] };

/**
 * One change after the other: each compares what it read with what it writes. Whatever is asked meanwhile waits for
 * it: a page that is reloaded right after a change shows the change.
 */
let last: Promise<unknown> = Promise.resolve();
const writing: readonly string[] = [
  "addWord",
  "save",
  "addToPage",
  "create",
  "changeAddress",
  "remove",
  "reorder",
  ...Object.keys(publishing),
];

/** Their first argument is a kind itself. */
const named: readonly string[] = ["create", "reorder"];

async function run({ id, name, args }: Call) {
  try {
    if (!Object.hasOwn(functions, name)) throw new Error(`There is no function ${name}`);
    const [first] = args;
    const kind =
      (first as { kind?: unknown } | null)?.kind ?? (named.includes(name) ? first : "jobs");
    if (!isKind(String(kind))) throw new Error(`There is no kind ${String(kind)}`);
    const isWriting = writing.includes(name);
    const result = last
      .catch(() => {})
      .then(async () => {
        const done = await (functions[name] as (...args: unknown[]) => Promise<unknown>)(...args);
        if (isWriting) await tidyMoves();
        return done;
      });
    if (isWriting) last = result;
    parentPort?.postMessage({ id, result: await result });
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).stack ?? String(error) });
  }
}

parentPort?.on("message", (call: Call) => void run(call));
parentPort?.postMessage({ ready: true });
