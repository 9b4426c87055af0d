import { changesSince } from "./changes-since.ts";
import { entriesToMend } from "./mistakes.ts";
import { recordEntries } from "./record.ts";
import { followVersion, takeBack, takeBackAll, undo } from "./take-back.ts";

/** For the editor's server alone (server-only.ts): they are given folders and versions. */
export const publishing = {
  changesSince,
  entriesToMend,
  recordEntries,
  takeBack,
  takeBackAll,
  undo,
  followVersion,
};

/** Those that may not run beside a save: what is recorded has whole changes only. */
export const publishingWrites: readonly string[] = [
  "recordEntries",
  "takeBack",
  "takeBackAll",
  "undo",
  "followVersion",
];
