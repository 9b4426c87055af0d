import { expect, test } from "vitest";
import { markdownTable } from "./table.ts";

test("words stand to the left, figures to the right, columns under one another", () => {
  expect(
    markdownTable(
      ["page", "ms"],
      [
        ["/", "7"],
        ["/contact", "1200"],
      ],
    ),
  ).toBe(
    [
      "| page     |   ms |",
      "| -------- | ---: |",
      "| /        |    7 |",
      "| /contact | 1200 |",
    ].join("\n"),
  );
});
