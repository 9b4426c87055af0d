import { addWord, adviceOn } from "./content/advice.ts";
import { search, textsWith, whereIs } from "./content/find-text.ts";
import { iconSvg } from "./content/icons.ts";
import { namesGone, rename } from "./content/names-gone.ts";
import { addToPage, openEntry } from "./content/open-entry.ts";
import { overview } from "./content/overview.ts";
import { draftOf } from "./preview/draft-of.ts";
import { changesSince } from "./publish/content/changes-since.ts";
import { companyDay, companyTime } from "#content/change/company-clock.ts";
import { entriesToFix } from "./publish/content/mistakes.ts";
import { neededFor, recordEntries } from "./publish/content/record.ts";
import { followVersion, takeBack, undo } from "./publish/content/take-back.ts";
import { checkEntry } from "#content/change/check.ts";
import { tidyMoves } from "#content/change/moves.ts";
import { copyOf } from "#content/change/copy.ts";
import { changeAddress, remove, usesBeforeDeletion } from "#content/change/removal.ts";
import { create, reorder, save } from "#content/change/save.ts";
import { addFile, addPicture, findPicture, reusePicture } from "#content/change/uploads.ts";
import type { EntryId } from "#content/site.ts";

/*
 * Everything that is done with entries: for whom, whether it writes, and whose name is noted. What is missing here, nobody can
 * ask for.
 */

type Function = {
  run: (...args: never[]) => unknown;
  /** Pages ask for it, and say with what; the others get folders and versions, which the server decides. */
  isForPages: boolean;
  /** None of these runs beside another: each compares what it read with what it writes. */
  isWriting: boolean;
};

const forPages = <Run extends Function["run"]>(run: Run) =>
  ({ run, isForPages: true, isWriting: false }) satisfies Function;
const writes = <Run extends Function["run"]>(run: Run) =>
  ({ run, isForPages: true, isWriting: true }) satisfies Function;
const own = <Run extends Function["run"]>(run: Run) =>
  ({ run, isForPages: false, isWriting: false }) satisfies Function;
/** Not beside a save: what is recorded has whole changes only. */
const publishing = <Run extends Function["run"]>(run: Run) =>
  ({ run, isForPages: false, isWriting: true }) satisfies Function;

const functions = {
  overview: forPages(overview),
  openEntry: forPages(openEntry),
  copyOf: forPages(copyOf),
  whereIs: forPages(whereIs),
  search: forPages(search),
  textsWith: forPages(textsWith),
  namesGone: forPages(namesGone),
  checkEntry: forPages(checkEntry),
  adviceOn: forPages(adviceOn),
  usesBeforeDeletion: forPages(usesBeforeDeletion),
  reusePicture: forPages(reusePicture),

  addWord: writes(addWord),
  addToPage: writes(addToPage),
  rename: writes(rename),
  save: writes(save),
  create: writes(create),
  changeAddress: writes(changeAddress),
  remove: writes(remove),
  reorder: writes(reorder),

  addFile: own(addFile),
  addPicture: own(addPicture),
  findPicture: own(findPicture),
  iconSvg: own(iconSvg),
  draftOf: own(draftOf),
  companyDay: own(companyDay),
  companyTime: own(companyTime),

  changesSince: publishing(changesSince),
  entriesToFix: publishing(entriesToFix),
  neededFor: publishing(neededFor),
  recordEntries: publishing(recordEntries),
  takeBack: publishing(takeBack),
  undo: publishing(undo),
  followVersion: publishing(followVersion),
};

export type Name = keyof typeof functions;
export type Functions = { [Key in Name]: (typeof functions)[Key]["run"] };

/** Calls a function. */
export type Call = <Key extends Name>(
  name: Key,
  ...args: Parameters<Functions[Key]>
) => Promise<Awaited<ReturnType<Functions[Key]>>>;

/** Whether a page may ask for it. */
export const isForPages = (name: string): name is Name =>
  Object.hasOwn(functions, name) && functions[name as Name].isForPages;

/** @returns the entries that a function has changed, as its answer says */
export const changedBy = (answer: unknown): readonly EntryId[] =>
  (answer as { changed?: readonly EntryId[] } | undefined)?.changed ?? [];

/**
 * What changes entries, one after the other. Whatever is asked meanwhile waits: a page that is reloaded shows the change.
 * @param opened when what is live has been noted: what is changed before would count as live
 */
export function createCall(opened: () => Promise<unknown>): Call {
  let last: Promise<unknown> = Promise.resolve();
  const call = async (name: Name, ...args: unknown[]) => {
    const { run, isForPages, isWriting } = functions[name];
    if (isForPages && isWriting) await opened().catch(() => {}); // without git texts can be edited, too
    const before = last.catch(() => {});
    const result = before.then(async () => {
      const done: unknown = await (run as (...args: unknown[]) => unknown)(...args);
      if (isWriting) await tidyMoves();
      return done;
    });
    if (isWriting) last = result;
    return result;
  };
  return call as Call;
}
