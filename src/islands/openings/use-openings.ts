import { useRef, useState } from "react";
import type { Department } from "#src/content/schemas/job.ts";
import { closeDialogEntry, openDialogEntry, setQuery, useQuery } from "#src/islands/address.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";

/** A department of the filter, "All" being all of them. */
type Choice = Department | "All";

/** How long typing has to pause before the address follows, in ms: Safari refuses more than 100
 * changes of the address within 30 s. */
const pauseMs = 250;

/** What of the openings is shown. The address says it; only typed text runs ahead, until typing pauses. */
export function useOpenings(departments: readonly Choice[], jobs: readonly JobSummary[]) {
  const query = useQuery();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const text = typed ?? query.get("q") ?? "";
  const department =
    departments.find((name) => departmentSlug(name) === query.get("department")) ?? "All";

  /** The address's query with a change; what was typed comes along, empty values are left out. */
  function changed(change: { q?: string; department?: string; job?: string }) {
    clearTimeout(timer.current);
    setTyped(undefined);
    const now = new URLSearchParams(location.search);
    const values = typed === undefined ? change : { q: typed, ...change };
    for (const [name, value] of Object.entries(values))
      if (value.trim()) now.set(name, value);
      else now.delete(name);
    return now;
  }

  return {
    text,
    department,
    listed: jobs.filter((job) => isListed(job, department, text)),
    /** The one to apply for. */
    job: jobs.find(({ slug }) => slug === query.get("job")),
    open: (job: string) => openDialogEntry(changed({ job })),
    close: () => closeDialogEntry(changed({ job: "" })),
    choose: (slug: string) => setQuery(changed({ department: slug })),
    reset: () => setQuery(changed({ q: "", department: "" })),
    type(q: string) {
      setTyped(q);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => setQuery(changed({ q }), "replaceState", history.state),
        pauseMs,
      );
    },
  };
}

/** A department's word in the address. */
export const departmentSlug = (name: Choice): string =>
  name === "All" ? "" : name.toLowerCase().replaceAll(" ", "-");

/**
 * The openings' rule (specification, section 5): the department is the chosen one, and the text
 * appears in title or description, whatever the case. Spaces around the text do not count:
 * keyboards of phones add one behind a word.
 */
export function isListed(
  job: Pick<JobSummary, "title" | "description" | "department">,
  department: Choice,
  text: string,
): boolean {
  if (department !== "All" && job.department !== department) return false;
  const wanted = text.trim().toLowerCase();
  return [job.title, job.description].some((words) => words.toLowerCase().includes(wanted));
}
