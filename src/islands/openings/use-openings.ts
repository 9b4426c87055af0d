import type { Department } from "#src/content/schemas/job.ts";
import { changeQuery, useQuery } from "#src/islands/address.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";

type DepartmentFilter = Department | "All";

/** Filter and dialog of the openings. Their state is the address. */
export function useOpenings(departments: readonly DepartmentFilter[], jobs: readonly JobSummary[]) {
  const query = useQuery();
  const text = query.get("q") ?? "";
  const department =
    departments.find((name) => departmentSlug(name) === query.get("department")) ?? "All";
  return {
    text,
    department,
    listed: jobs.filter((job) => isListed(job, department, text)),
    /** The opening to apply for. */
    job: jobs.find(({ slug }) => slug === query.get("job")),
  };
}

/**
 * The open dialog has a history entry: Back closes it, and its address opens it. An entry pushed by Apply Now is
 * marked in its state, so that closing the dialog goes back instead of leaving it behind.
 */
export const openDialog = (job: string) => changeQuery({ job }, "pushState", "apply");

export function closeDialog() {
  if (history.state === "apply") history.back();
  else changeQuery({ job: "" }, "replaceState");
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
