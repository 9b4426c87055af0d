import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Runs axe on the page or on one element of it. Fails when axe had nothing to check.
 * @param part selector of the element
 * @param rules only these rules
 * @returns one line per violation: rule, selector, summary
 */
export async function axeViolations(
  page: Page,
  part?: string,
  rules?: string[],
): Promise<string[]> {
  // Legacy mode: the default opens an extra page each time to collect results from iframes, which the site has none of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // Only the editor has one: a page of the site, which has tests of its own.
    iframes: false,
  });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations, passes } = await axe.analyze();
  expect(passes.length, `rules checked on ${page.url()}`).toBeGreaterThan(rules ? 0 : 5);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
