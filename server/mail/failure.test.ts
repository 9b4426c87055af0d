import { expect, test } from "vitest";
import { isFinal, nextTry, reasonOf } from "./failure.ts";

test("what is not about the message is tried again", () => {
  const faults = [
    { code: "EMESSAGE", command: "DATA", response: "an answer without a number" },
    { code: "EENVELOPE", command: "DATA", permanent: true, responseCode: 554 },
    { code: "ECONNECTION", command: "EHLO", permanent: true, responseCode: 550 },
    { code: "ETLS", command: "STARTTLS", permanent: true, responseCode: 554 },
    { code: "EENVELOPE", command: "API" },
  ];
  expect(faults.filter((more) => isFinal(Object.assign(new Error("no"), more)))).toEqual([]);
});

test("a reason is one line of at most 300 characters, without addresses", () => {
  const answer = new Error("550 5.1.1 <amina@example.org>:\r\n550 no such user a@b here");
  expect(reasonOf(answer)).toBe("550 5.1.1 ... 550 no such user ... here");
  expect(reasonOf("x".repeat(1000))).toHaveLength(300);
});

test("waits are spread, never below a minute nor beyond an hour", () => {
  const now = new Date("2026-03-01T09:00:00.000Z");
  const wait = (attempts: number) =>
    (Number(nextTry({ number: 1, attempts, firstTriedAt: now }, now, 1)) - Number(now)) / 60_000;
  expect([1, 2, 6, 7, 100, 5000].map(wait)).toEqual([1.25, 2.5, 40, 45, 45, 45]);
});
