import { expect, test } from "vitest";
import { cameByTls } from "./tls.ts";

const says = (value: string) => new Headers({ "X-Forwarded-Proto": value });

test.for([
  ["https", true],
  ["HTTPS", true],
  ["http, https", true],
  ["https, http", false],
  ["http", false],
  ["httpsx", false],
  ["", false],
] as const)("a trusted proxy that says %s: %s", ([value, tls]) => {
  expect(cameByTls(says(value), true)).toBe(tls);
});

test("nobody else is believed, and silence means no", () => {
  expect(cameByTls(says("https"), false)).toBe(false);
  expect(cameByTls(new Headers(), true)).toBe(false);
});
