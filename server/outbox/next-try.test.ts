import { expect, test } from "vitest";
import { nextTry } from "./failure.ts";

const now = new Date("2026-03-06T09:00:00.000Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const daysAgo = (count: number) => now.getTime() - count * 86_400_000;
const first = {
  number: 1,
  attempts: 1,
  firstTriedAt: now.getTime(),
  unanswered: 0,
  withoutFile: false,
};

const failure = (details: object) => Object.assign(new Error("no"), details);
const away = failure({ code: "ECONNECTION" });
const refused = failure({
  code: "EMESSAGE",
  command: "DATA",
  permanent: true,
  responseCode: 554,
  response: "554 5.7.1 no",
});
const deferred = failure({
  code: "EMESSAGE",
  command: "DATA",
  permanent: false,
  responseCode: 451,
  response: "451 4.3.0 later",
});
const unanswered = failure({ code: "ETIMEDOUT", textSent: true });

test("delays grow from a minute to an hour, for five days and as many tries as these have", () => {
  const tried = (attempts: number, days: number) =>
    nextTry(away, { ...first, attempts, firstTriedAt: daysAgo(days) }, true, now);
  expect(tried(1, 0)).toMatchObject({ dueAt: minutes(1) });
  expect(tried(4, 0)).toMatchObject({ dueAt: minutes(8) });
  expect(tried(119, 400)).toMatchObject({ dueAt: minutes(60) }); // a clock that jumped
  expect(tried(500, 4.9)).toMatchObject({ dueAt: minutes(60) }); // many restarts
  expect(tried(120, 5)).toMatchObject({ parkedAt: now });
});

test("a refused text is tried without its file before it is given up", () => {
  expect(nextTry(refused, first, true, now)).toMatchObject({ withoutFile: true, dueAt: now });
  expect(nextTry(refused, { ...first, withoutFile: true }, false, now)).toMatchObject({
    parkedAt: now,
  });
  expect(nextTry(refused, first, false, now)).toMatchObject({ withoutFile: false, parkedAt: now });
});

test("a file that keeps the text from arriving for hours is left out", () => {
  const tried = (attempts: number) => nextTry(deferred, { ...first, attempts }, true, now);
  expect(tried(8)).toMatchObject({ withoutFile: false });
  expect(tried(9)).toMatchObject({ withoutFile: true });
  expect(nextTry(away, { ...first, attempts: 9 }, true, now)).toMatchObject({ withoutFile: false });
});

test("a text without an answer is sent again after growing pauses, soon without its file, nine times", () => {
  const tried = (before: number) =>
    nextTry(unanswered, { ...first, attempts: before + 1, unanswered: before }, true, now);
  expect(tried(0)).toMatchObject({ unanswered: 1, withoutFile: false, dueAt: minutes(1) });
  expect(tried(1)).toMatchObject({ unanswered: 2, withoutFile: true, dueAt: minutes(10) });
  expect(tried(5)).toMatchObject({ dueAt: minutes(240) });
  expect(tried(8)).toMatchObject({ unanswered: 9, parkedAt: now });
});
