/* Shared by the page and the script that filters it (project-filter.ts). */

/** Whether a filter shows a project. One of two categories appears under All only (docs/specification.md#openings-and-projects). */
export const isShown = (
  categories: string,
  filter: { name: string; slug?: string | undefined },
): boolean => !filter.slug || categories === filter.name;

/** Instead of one or two cards, the last rows have two large ones each. */
export const isLarge = (index: number, count: number): boolean =>
  count - index <= ([0, 4, 2][count % 3] ?? 0);

/** Width of a picture: a third or half of the row from 80rem, half from 48rem, below as in screens.css. */
export const sizesOf = (large: boolean, isCard: boolean): string =>
  `(min-width: 80rem) ${large ? 38 : 25}rem, (min-width: 48rem) calc(50vw - 2.75rem), ${isCard ? "calc(100vw - 2.5rem)" : "6.5rem"}`;

export const countOf = (shown: number, all: number): string => `${shown} of ${all} projects`;
