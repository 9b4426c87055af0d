import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { Job } from "#src/content/types/job.ts";
import { useHydrated } from "#src/lib/hydrated.ts";
import {
  type DepartmentChoice,
  type OpeningsView,
  readView,
  writeView,
} from "#src/lib/openings.ts";

/** How long typing has to pause before the address follows, in ms: Safari refuses more than 100
 * changes of the address within 30 s. */
const pauseMs = 250;

/** Marks the history entry that Apply Now made: closing the dialog goes back over it. */
type EntryState = { fromApply: true } | null;

/**
 * What of the openings is shown. The address says it, once React has taken over: the prerendered
 * page shows all. Only typed text runs ahead of the address, until the typing pauses.
 */
export function useOpeningsView(departments: readonly DepartmentChoice[], jobs: readonly Job[]) {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const state = useLocation().state as EntryState; // entries of this page have no other state
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();

  const address = readView(hydrated ? params : new URLSearchParams(), departments, jobs);
  const view: OpeningsView = { ...address, text: typed ?? address.text };
  const arrived = typed === address.text || (typed?.trim() === "" && address.text === "");
  if (arrived) setTyped(undefined);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const go = (
    change: Partial<OpeningsView>,
    how: { replace?: boolean; state?: EntryState } = {},
  ) => {
    clearTimeout(timer.current);
    return navigate(
      { search: writeView(params, { ...view, ...change }).toString() },
      { preventScrollReset: true, ...how },
    );
  };

  /** The pause ends in a later render, with a later view. */
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    view,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current({ text }, { replace: true, state }), pauseMs);
    },
    choose: (department: DepartmentChoice) => go({ department }),
    reset: () => {
      setTyped("");
      return go({ text: "", department: "All" });
    },
    open: (job: Job) => go({ job }, { state: { fromApply: true } }),
    close: () => (state ? navigate(-1) : go({ job: undefined }, { replace: true })),
  };
}
