import { expect, test } from "vitest";
import { maxFieldBytes } from "#contract/form-endpoint.ts";
import { retryPages } from "#server/testing/built-pages.ts";
import { malformed } from "./http-error.ts";
import { retryPage } from "./retry-page.ts";

async function filled(typed: Record<string, string>, room = 2 * maxFieldBytes) {
  const pages = await retryPages();
  const error = malformed("x");
  const fields = new Map(Object.entries(typed));
  const page = retryPage({ site: pages, kind: "message", error, typed: fields, room });
  return page?.html ?? Buffer.of();
}

test.for([
  ["markup", '"<&'.repeat(10_000), "&quot;&lt;&amp;".repeat(10_000)],
  ["three bytes a character", "字".repeat(30_000), "字".repeat(30_000)],
  ["the worst", '"'.repeat(30_000), "&quot;".repeat(30_000)],
] as const)("brings back the longest valid text: %s", async ([, message, escaped]) => {
  const html = (
    await filled({ message, name: '"'.repeat(500), email: "a@example.org" })
  ).toString();
  for (const text of [escaped, "&quot;".repeat(500), "a@example.org"]) expect(html).toContain(text);
});

test.for([
  ["more than a form can hold", { message: "x".repeat(maxFieldBytes + 1) }, 2 * maxFieldBytes],
  ["six bytes a character", { message: '"'.repeat(99_000) }, 2 * maxFieldBytes],
  ["more than the request's", { message: '"'.repeat(400), subject: '"'.repeat(400) }, 800],
] as const)("leaves out %s, and nothing else", async ([, typed, room]) => {
  const html = await filled({ ...typed, name: "Amina" }, room);
  expect(html.byteLength).toBeLessThanOrEqual((await filled({})).byteLength + room);
  expect(html.toString()).toContain('value="Amina"');
  expect(html.toString()).not.toMatch(/x{9}|(?:&quot;){9}/);
});
