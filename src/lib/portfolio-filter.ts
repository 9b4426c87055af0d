import type { PortfolioFilter, ProjectCategory } from "#src/content/types/project.ts";

/**
 * The portfolio's rule (specification 2.9): All shows every project; any other filter shows those
 * whose category list has exactly one entry, equal to it. A project of two categories therefore
 * appears under All alone.
 */
export function matchesFilter(
  categories: readonly ProjectCategory[],
  filter: PortfolioFilter,
): boolean {
  if (filter === "All") return true;
  return categories.length === 1 && categories[0] === filter;
}
