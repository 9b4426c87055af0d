import type { CareersPage } from "#src/content/types/careers.ts";
import type { Department, Job } from "#src/content/types/job.ts";
import type { JobSummary } from "./open-jobs.ts";

/** A department of the filter, "All" being all of them. */
export type DepartmentChoice = CareersPage["openings"]["departments"][number];

/**
 * The openings' rule (specification, section 5): the department is the chosen one, and the text
 * appears in title or description, whatever the case. Spaces around the text do not count:
 * keyboards of phones add one behind a word.
 */
export function isListed(
  job: Pick<Job, "title" | "description" | "department">,
  department: DepartmentChoice,
  text: string,
): boolean {
  if (department !== "All" && job.department !== department) return false;
  const wanted = text.trim().toLowerCase();
  return [job.title, job.description].some((words) => words.toLowerCase().includes(wanted));
}

/**
 * Whether one can still apply: the last day is the job's `validThrough`, in UTC.
 * @param day ISO date (2026-11-21)
 */
export const isOpenOn = ({ validThrough }: Pick<Job, "validThrough">, day: string): boolean =>
  day <= validThrough;

/** In the address of an opening's own page: its application dialog is open. */
export const applyParam = "apply";

/** What the address says about the openings; an unknown value says nothing. */
export type OpeningsView = {
  text: string;
  department: DepartmentChoice;
  job: JobSummary | undefined;
};

export const departmentSlug = (department: Department): string =>
  department.toLowerCase().replaceAll(" ", "-");

/** Reads `?q=`, `?department=` and `?job=`. */
export function readView(
  params: URLSearchParams,
  departments: readonly DepartmentChoice[],
  jobs: readonly JobSummary[],
): OpeningsView {
  const named = params.get("department");
  const slug = params.get("job");
  return {
    text: params.get("q") ?? "",
    department:
      departments.find((name) => name !== "All" && departmentSlug(name) === named) ?? "All",
    job: jobs.find((job) => job.slug === slug),
  };
}

/** The address's query for a view; defaults are left out, what belongs to others stays. */
export function writeView(params: URLSearchParams, view: OpeningsView): URLSearchParams {
  const written = new URLSearchParams(params);
  const values = {
    q: view.text.trim() && view.text,
    department: view.department === "All" ? "" : departmentSlug(view.department),
    job: view.job?.slug ?? "",
  };
  for (const [name, value] of Object.entries(values))
    if (value) written.set(name, value);
    else written.delete(name);
  return written;
}
