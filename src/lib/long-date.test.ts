import { expect, it } from "vitest";
import { longDate } from "./long-date.ts";

it("writes every day of a leap year as Intl does", () => {
  const byIntl = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2028, 0, 1 + day));
    expect(longDate(date.toISOString().slice(0, 10))).toBe(byIntl.format(date));
  }
});
