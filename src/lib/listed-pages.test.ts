import { expect, it } from "vitest";
import { pageAt } from "./listed-pages.ts";

it("lists a page of the brand's own", () => {
  expect(pageAt("/werkstatt")).toMatchObject({ title: "Werkstatt", path: "/werkstatt" });
});

it("names a page that is not listed", () => {
  expect(() => pageAt("/nowhere")).toThrow("There is no page /nowhere");
});
