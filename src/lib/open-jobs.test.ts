import { expect, it } from "vitest";
import { payRange } from "./open-jobs.ts";

it("keeps both amounts of a pay band on one line", () => {
  const range = payRange({ currency: "EUR", from: 58_000, to: 72_000, per: "year" });
  expect(range).toMatch(/58.000.*72.000/);
  expect(range).not.toMatch(/ |–\u00a0/);
});
