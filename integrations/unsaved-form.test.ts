import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moduleOf } from "./unsaved-form.ts";

const uploaded = ".generated/uploads/test-of-unsaved-form.png";
beforeAll(() => {
  mkdirSync(".generated/uploads", { recursive: true });
  writeFileSync(uploaded, "");
});
afterAll(() => rmSync(uploaded));

const form = { collection: "people", id: "ada", data: {}, filePath: "x" };

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
  const data = JSON.parse(
    '{"__proto__": {"a": 1}, "text": "`${globalThis.hasRun = true}`\\u2028</script>"}',
  );
  const made = moduleOf({ ...form, data, pictures: {} });
  const { unsaved } = await import(`data:text/javascript,${encodeURIComponent(made)}`);
  expect(JSON.stringify(unsaved.data)).toBe(JSON.stringify(data));
  expect(globalThis).not.toHaveProperty("hasRun");
});
