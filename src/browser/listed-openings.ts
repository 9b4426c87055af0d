/* Shared by the list (src/sections/careers/opening-list.tsx) and the script that filters it (opening-filter.ts). */

/** Value of a department in the address; "" for all. */
export const departmentSlug = (name = ""): string => name.toLowerCase().replaceAll(" ", "-");

/** What is searched of an opening. */
export const searchedOf = (...texts: string[]): string => texts.map(plain).join("\n");

/**
 * Filter rule (docs/specification.md#openings-and-projects): the department matches, and title or description contain the text,
 * ignoring case and how a keyboard writes quotes, hyphens, accents and spaces. The text is trimmed because phone
 * keyboards add a space after a word.
 * @param wanted slug of a department; "" for all
 */
export function isListed(wanted: string, text: string) {
  const part = plain(text.trim());
  return (opening: { department: string; searched: string }): boolean =>
    (wanted === "" || opening.department === wanted) && opening.searched.includes(part);
}

/** Without the isolates around figures (src/entries/bidi.ts). */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐–]/g, "-")
    .replaceAll(/[\u2066\u2069]/g, "");
