import { setQuery } from "#src/islands/address.ts";

/** Marks the history entry that Apply Now made: closing the dialog goes back over it. */
type EntryState = { fromApply: true } | null;

/**
 * The application dialog is a place in the history: Back closes it, its address opens it.
 * @param query the address's, with the dialog open
 */
export const openDialogEntry = (query: URLSearchParams): void =>
  setQuery(query, { state: { fromApply: true } satisfies EntryState });

/** @param query the address's, without the dialog */
export function closeDialogEntry(query: URLSearchParams): void {
  const entry = history.state as EntryState; // nothing else on these pages sets it
  if (entry?.fromApply) history.back();
  else setQuery(query, { replace: true });
}
