import { expect, test } from "vitest";
import { reasonOf } from "./failure.ts";

test("reasonOf returns one line of at most 300 characters without addresses", () => {
  const answer = new Error("550 5.1.1 <amina@example.org>:\r\n550 no such user a@b here");
  expect(reasonOf(answer)).toBe("550 5.1.1 ... 550 no such user ... here");
  expect(reasonOf("x".repeat(1000))).toHaveLength(300);
});
