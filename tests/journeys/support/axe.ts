import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * What axe finds on the whole page, or in a part of it: one line for the rule and where.
 * @param rules only these
 */
export async function findings(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  // The pages have no frames, whose findings the other mode gathers in a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations, passes } = await axe.analyze();
  expect(passes.length, `rules tried on ${page.url()}`).toBeGreaterThan(rules ? 0 : 5);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
