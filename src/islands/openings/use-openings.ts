import { useRef, useState } from "react";
import type { Department } from "#src/content/schemas/job.ts";
import { closeDialogEntry, openDialogEntry, setQuery, useQuery } from "#src/islands/address.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";

type DepartmentFilter = Department | "All";

/** Milliseconds without typing before the address is updated: Safari allows 100 updates in 30 s. */
const pauseMs = 250;

/** Filter and dialog of the openings. Their state is the address, except for text that is being typed. */
export function useOpenings(departments: readonly DepartmentFilter[], jobs: readonly JobSummary[]) {
  const query = useQuery();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const text = typed ?? query.get("q") ?? "";
  const department =
    departments.find((name) => departmentSlug(name) === query.get("department")) ?? "All";

  /** The current query with pending text and a change applied; empty values are removed. */
  function queryWith(change: { q?: string; department?: string; job?: string }) {
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
    /** The opening to apply for. */
    job: jobs.find(({ slug }) => slug === query.get("job")),
    open: (job: string) => openDialogEntry(queryWith({ job })),
    close: () => closeDialogEntry(queryWith({ job: "" })),
    setDepartment: (slug: string) => setQuery(queryWith({ department: slug })),
    reset: () => setQuery(queryWith({ q: "", department: "" })),
    setText(q: string) {
      setTyped(q);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => setQuery(queryWith({ q }), "replaceState", history.state),
        pauseMs,
      );
    },
  };
}

/** Value of a department in the address. */
export const departmentSlug = (name: DepartmentFilter): string =>
  name === "All" ? "" : name.toLowerCase().replaceAll(" ", "-");

/**
 * Filter rule of specification, section 5: the department matches, and title or description contain the text,
 * ignoring case. The text is trimmed because phone keyboards add a space after a word.
 */
export function isListed(
  job: Pick<JobSummary, "title" | "description" | "department">,
  department: DepartmentFilter,
  text: string,
): boolean {
  if (department !== "All" && job.department !== department) return false;
  const searched = text.trim().toLowerCase();
  return [job.title, job.description].some((words) => words.toLowerCase().includes(searched));
}
