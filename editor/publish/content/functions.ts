import { changesSince } from "./changes-since.ts";
import { entriesToMend, takeSnapshot } from "./snapshot.ts";
import { followVersion, takeBack, takeBackAll, takeBackAt } from "./take-back.ts";

/** For the editor's server alone (server-only.ts): they are given folders and versions. */
export const publishing = {
  changesSince,
  entriesToMend,
  takeSnapshot,
  takeBack,
  takeBackAt,
  takeBackAll,
  followVersion,
};

/** Those that may not run beside a save: a snapshot has whole changes only. */
export const publishingWrites: readonly string[] = [
  "takeSnapshot",
  "takeBack",
  "takeBackAt",
  "takeBackAll",
  "followVersion",
];
