/* Shared by the list (src/islands/openings/) and the script that filters it before (openings-filter.ts). */

/** Value of a department in the address; "" for all. */
export const departmentSlug = (name = ""): string => name.toLowerCase().replaceAll(" ", "-");

/**
 * Filter rule (docs/specification.md#openings-and-projects): the department matches, and title or description contain the text,
 * ignoring case and how a keyboard writes quotes, hyphens, accents and spaces. The text is trimmed because phone
 * keyboards add a space after a word.
 */
export function isListed(
  job: Record<"title" | "description" | "department", string>,
  department: string | undefined,
  text: string,
): boolean {
  if (department !== undefined && job.department !== department) return false;
  const searched = plain(text.trim());
  return [job.title, job.description].some((words) => plain(words).includes(searched));
}

/** Without the isolates around figures (src/entries/bidi.ts). */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐–]/g, "-")
    .replaceAll(/[\u2066\u2069]/g, "");
