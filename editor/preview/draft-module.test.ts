import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moduleOf } from "./draft-module.ts";

const uploaded = ".generated/uploads/test-of-drafts.png";
beforeAll(() => {
  mkdirSync(".generated/uploads", { recursive: true });
  writeFileSync(uploaded, "");
});
afterAll(() => rmSync(uploaded));

const form = { kind: "people", slug: "ada", value: {} } as const;

test("no picture of a form is imported but those of entries and those that were added", () => {
  const code = "data:text/javascript,globalThis.hasRun = true";
  const from = [
    code,
    "node:fs",
    "package.json",
    "/etc/passwd",
    "docs/screenshot.png",
    `${uploaded}?raw`,
  ];
  const pictures = Object.fromEntries([...from, uploaded].map((it) => [it, it]));
  const made = moduleOf({ ...form, pictures });
  expect(made.match(/import .*/g)).toEqual([`import picture0 from "${join(uploaded)}";`]);
});

test("what a form says is a value, whatever it looks like", async () => {
  const value = JSON.parse(
    '{"__proto__": {"a": 1}, "text": "`${globalThis.hasRun = true}`\\u2028</script>"}',
  );
  const made = moduleOf({ ...form, value, pictures: {} });
  const { draft } = await import(`data:text/javascript,${encodeURIComponent(made)}`);
  expect(JSON.stringify(draft.value)).toBe(JSON.stringify(value));
  expect(globalThis).not.toHaveProperty("hasRun");
});
