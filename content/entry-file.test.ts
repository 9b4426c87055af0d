import { expect, test } from "vitest";
import { yamlOf } from "./change/yaml.ts";
import { parseEntry } from "./entry-file.ts";

test("a text that begins with * without quotation marks is a problem, and is replaced", () => {
  const file = "title: *important*\n";
  expect(parseEntry(file)).toEqual({ problem: expect.stringContaining("begins with *") as string });
  expect(yamlOf({ title: "*important*" }, file)).toBe('title: "*important*"\n');
});
