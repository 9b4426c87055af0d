import { isOver } from "#contract/days.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";

/** What the dialog says of an opening. */
export type ListedOpening = Pick<
  JobSummary,
  "slug" | "title" | "department" | "type" | "experience"
> & { location: Pick<JobSummary["location"], "display"> };

/** Read from the opening's card, so that the page has it once. @returns undefined if there is none, or if it has closed */
export function listedOpening(slug: string | null): ListedOpening | undefined {
  if (!slug) return undefined;
  const item = document.getElementById(`opening-${slug}`)?.closest<HTMLElement>("li");
  if (!item || isOver(item.dataset["last"], Date.now())) return undefined;
  const title = item.querySelector("button")?.value ?? "";
  const facts = [...item.querySelectorAll("dd")].map((fact) => fact.textContent ?? "");
  const [department = "", display = "", type = "", experience = ""] = facts;
  return { slug, title, department, location: { display }, type, experience };
}
