import { expect, test } from "@playwright/test";
import { overBudget } from "../bench/byte-budgets.ts";
import { routeBytes } from "../bench/route-bytes.ts";
import { builtSite, readBuiltPages } from "./support/built.ts";

test("no page of the build weighs more than it may", async () => {
  for (const { file } of await readBuiltPages()) {
    const bytes = await routeBytes(builtSite, file);
    // Where something weighs nothing, the weighing has missed it; not every page has early pictures.
    for (const [kind, weight] of Object.entries(bytes))
      if (kind !== "images" || file === "portfolio.html")
        expect(weight, `${file} ${kind}`).toBeGreaterThan(0);
    expect.soft(overBudget(file, bytes)).toEqual([]);
  }
});
