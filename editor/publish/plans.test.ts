import { expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { createPlans } from "./plans.ts";

test("of two that are planned at the same moment, both are kept", async () => {
  const dir = tempDir();
  const plans = createPlans(dir);
  const plan = (slug: string) =>
    plans.add([{ kind: "people", slug, what: "changed", version: "1" }], "2999-01-01", "");
  await Promise.all(["one", "two"].map(plan));
  expect(createPlans(dir).due("2999-01-01")).toMatchObject([{ slug: "one" }, { slug: "two" }]);
});
