import { describe, expect, it } from "vitest";
import { pageDataJson, pageDataPath } from "./page-data.ts";

describe("pageDataPath", () => {
  it.each([
    ["/", "/data/home.json"],
    ["/portfolio", "/data/portfolio.json"],
    ["/tech/react", "/data/tech/react.json"],
    ["/tech/react/", "/data/tech/react.json"],
  ])("%s: %s", (path, file) => {
    expect(pageDataPath(path)).toBe(file);
  });
});

describe("pageDataJson", () => {
  const page = { version: "1a", data: { words: "</script><!-- & <b>" } };

  it("holds the data", () => {
    expect(JSON.parse(pageDataJson(page))).toEqual(page);
  });

  it("neither ends the script element nor opens a comment", () => {
    expect(pageDataJson(page)).not.toContain("<");
  });
});
