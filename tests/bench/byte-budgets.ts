import type { RouteBytes } from "./route-bytes.ts";

const everywhere = { CSS: 12_000, fonts: 36_000 };

/**
 * What a first visit of a page may cost, in bytes as they travel: about a tenth above what it cost
 * when the line was written. The first line that fits a page's file holds for it. Raising a figure
 * is a decision, and shows in the history of this file.
 */
const budgets: readonly [page: RegExp, budget: RouteBytes][] = [
  [/^index\.html$/, { ...everywhere, HTML: 23_500, JavaScript: 115_000, images: 60_000 }],
  // The application form is in the page's code, so that its dialog opens at once.
  [/^careers\.html$/, { ...everywhere, HTML: 25_000, JavaScript: 125_000, images: 23_000 }],
  // The form once more, for visitors without scripts.
  [/^careers\//, { ...everywhere, HTML: 21_000, JavaScript: 125_000, images: 23_000 }],
  [/^contact/, { ...everywhere, HTML: 18_000, JavaScript: 120_000, images: 23_000 }],
  // The first row of pictures does not wait.
  [/^portfolio\.html$/, { ...everywhere, HTML: 25_000, JavaScript: 115_000, images: 110_000 }],
  [/^portfolio\//, { ...everywhere, HTML: 19_000, JavaScript: 115_000, images: 80_000 }],
  [/^services/, { ...everywhere, HTML: 21_000, JavaScript: 117_000, images: 23_000 }],
  [/^/, { ...everywhere, HTML: 21_500, JavaScript: 117_000, images: 26_000 }],
];

/**
 * @param file a page of the build, such as `careers/data-scientist.html`
 * @returns one sentence for each kind that costs more than it may
 */
export function overBudget(file: string, bytes: RouteBytes): string[] {
  const budget = budgets.find(([page]) => page.test(file))?.[1];
  if (!budget) throw new Error(`${file} has no budget`);
  return Object.entries(budget).flatMap(([kind, limit]) => {
    const found = bytes[kind as keyof RouteBytes]; // the budget's own keys
    return found > limit ? [`${file}: ${kind} has ${found} bytes, of at most ${limit}`] : [];
  });
}
