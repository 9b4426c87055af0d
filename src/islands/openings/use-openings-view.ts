import { useEffect, useRef, useState } from "react";
import { setQuery, useQuery } from "#src/islands/address.ts";
import { closeDialogEntry, openDialogEntry } from "#src/islands/application/dialog-entry.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import {
  type DepartmentChoice,
  type OpeningsView,
  readView,
  writeView,
} from "#src/lib/openings.ts";

/** How long typing has to pause before the address follows, in ms: Safari refuses more than 100
 * changes of the address within 30 s. */
const pauseMs = 250;

/** What of the openings is shown. The address says it; only typed text runs ahead, until typing pauses. */
export function useOpeningsView(
  departments: readonly DepartmentChoice[],
  jobs: readonly JobSummary[],
) {
  const query = useQuery();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const address = readView(query, departments, jobs);
  const view: OpeningsView = { ...address, text: typed ?? address.text };
  const arrived = typed === address.text || (typed?.trim() === "" && address.text === "");
  if (arrived) setTyped(undefined);

  /** The query as it is when it is changed: typing ends in a later render. */
  const write = (change: Partial<OpeningsView>) => {
    clearTimeout(timer.current);
    const now = new URLSearchParams(location.search);
    const before = { ...readView(now, departments, jobs), text: view.text };
    return writeView(now, { ...before, ...change });
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    view,
    open: (job: JobSummary) => openDialogEntry(write({ job })),
    close: () => closeDialogEntry(write({ job: undefined })),
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => setQuery(write({ text }), { replace: true, state: history.state }),
        pauseMs,
      );
    },
    choose: (department: DepartmentChoice) => setQuery(write({ department })),
    reset() {
      setTyped("");
      setQuery(write({ text: "", department: "All" }));
    },
  };
}
