import { expect, test } from "vitest";
import type { Entry } from "#content/site.ts";
import { pricesApart } from "./prices.ts";

const entry = (kind: "services" | "technologies", value: Entry["value"] = {}): Entry => ({
  kind,
  slug: "one",
  title: "One",
  version: "",
  value,
});
const withPrices = (all: string, own: string) => [
  entry("services", { range: { price: all } }),
  entry("technologies", { service: "one", engagement: { price: own } }),
];

test.for([
  ["$44,000 to $132,000", "$40,000 to $61,000", true],
  ["$44,000 to $132,000", "$44,000 to $61,000, both stores", false],
  ["30.000 bis 90.000 €", "35.000 bis 95.000 €", true],
  ["30 000 à 90 000 €", "35 000 à 80 000 €", false],
  ["Rs 1,50,000 to 9,00,000", "Rs 1,20,000 to 8,00,000", true],
  ["CHF 30’000–90’000", "CHF 40’000–50’000", false],
  ["$40k to $120k", "$30,000 to $61,000", true],
  ["€99.50 to €200.00", "€120 to €250", true],
  // Something else is counted, or the text follows the service by itself.
  ["$2,500 to $7,000 a month", "$40,000 to $61,000", false],
  ["From $12,000", "$10,000 to $11,000", false],
  ["$44,000 to $132,000", "{price:one}", false],
] as const)("%s for a service, %s for its technology: advice %s", ([all, own, isAdvised]) => {
  const entries = withPrices(all, own);
  expect(pricesApart(entries, () => false)).toHaveLength(Number(isAdvised));
  for (const only of entries) {
    const [said] = pricesApart(entries, () => false, only);
    expect(said?.at.entry).toBe(isAdvised ? only : undefined);
    expect(pricesApart(entries, ({ text }) => text === own, only)).toEqual([]);
  }
});
