import { useLocation, useNavigate, useSearchParams } from "react-router";
import { applyParam } from "#src/lib/openings.ts";
import { useHydrated } from "#src/lib/hydrated.ts";

/** Marks the history entry that Apply Now made: closing the dialog goes back over it. */
type EntryState = { fromApply: true } | null;

/**
 * Whether the dialog of an opening's own page is open. The address says it (`?apply=`), also when
 * Apply Now was pressed before React came: it is then a form that leads there.
 */
export function useApplying() {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const entry = state as EntryState; // entries of this page have no other state
  return {
    applying: hydrated && params.has(applyParam),
    open: () =>
      navigate(
        { search: `${applyParam}=`, hash },
        { preventScrollReset: true, state: { fromApply: true } satisfies EntryState },
      ),
    close: () =>
      entry
        ? navigate(-1)
        : navigate({ search: "", hash }, { preventScrollReset: true, replace: true }),
  };
}
