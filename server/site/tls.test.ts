import { expect, test } from "vitest";
import { cameByTls } from "./tls.ts";

test.for([
  ["https", true],
  ["HTTPS", true],
  ["http, https", true],
  ["https, http", false],
  ["http", false],
  ["httpsx", false],
  ["", false],
] as const)("a trusted proxy that says %s: %s", ([value, tls]) => {
  expect(cameByTls(value, true)).toBe(tls);
});

test("nobody else is believed, and silence means no", () => {
  expect(cameByTls("https", false)).toBe(false);
  expect(cameByTls(undefined, true)).toBe(false);
});
