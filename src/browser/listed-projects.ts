/* Shared by the page and the script that filters it (project-filter.ts). */

/**
 * Whether a filter shows a project. One of two categories appears under All only (docs/specification.md#openings-and-projects).
 * @param categories of the project, as in `data-categories`
 * @param filter the button's value; "" for All. Not its text, which a translator may have changed
 */
export const isShown = (categories: string, filter: string): boolean =>
  filter === "" || categories === filter;

/**
 * What follows `count` cards takes the rest of their last row: attributes for the classes of the invitation, in rows of
 * three and of two.
 */
export const restOf = (count: number): { "data-thirds": string; "data-odd"?: string } => ({
  "data-thirds": `${count % 3}`,
  ...(count % 2 === 1 && { "data-odd": "" }),
});
