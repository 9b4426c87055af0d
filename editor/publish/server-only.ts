import type { publishing } from "./content/functions.ts";

const functions = {
  unsavedEntry: true,
  changesSince: true,
  entriesToMend: true,
  recordEntries: true,
  takeBack: true,
  takeBackAll: true,
  undo: true,
  followVersion: true,
} satisfies Record<keyof typeof publishing | "unsavedEntry", true>;

/** Whether pages may not call a function of the thread by its name: what it gets is decided by the server. */
export const isServerOnly = (name: string): boolean => Object.hasOwn(functions, name);
