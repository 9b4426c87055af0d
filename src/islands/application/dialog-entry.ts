import { setQuery } from "#src/islands/address.ts";

/** Marks the history entry that Apply Now made: closing the dialog goes back over it. */
type EntryState = { fromApply: true } | null;

type Queries<Args extends unknown[]> = {
  /** The address's query with the dialog open, and without it. */
  open: (...args: Args) => URLSearchParams;
  close: () => URLSearchParams;
};

/** The application dialog is a place in the history: Back closes it, its address opens it. */
export const dialogEntry = <Args extends unknown[]>(queries: Queries<Args>) => ({
  open: (...args: Args) =>
    setQuery(queries.open(...args), { state: { fromApply: true } satisfies EntryState }),
  close() {
    const entry = history.state as EntryState; // nothing else on these pages sets it
    if (entry?.fromApply) history.back();
    else setQuery(queries.close(), { replace: true });
  },
});
