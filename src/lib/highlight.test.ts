import { describe, expect, it } from "vitest";
import { codeSamples } from "#src/content/code-samples.ts";
import { highlight } from "./highlight.ts";

describe("highlight", () => {
  it.each(codeSamples)("loses no character of $id", ({ code }) => {
    expect(
      highlight(code)
        .map(({ text }) => text)
        .join(""),
    ).toBe(code);
  });

  it.each([
    ["const", "keyword"],
    ['"on time"', "string"],
    ["parse(", "name"],
    ["// a word", "comment"],
    ["saved", "plain"],
  ] as const)("reads %s as %s", (code, kind) => {
    expect(highlight(code)[0]?.kind).toBe(kind);
  });

  it("takes an attribute for no keyword", () => {
    expect(highlight('on="time"')[0]).toEqual({ kind: "plain", text: "on=" });
  });
});
