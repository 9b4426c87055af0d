import { expect, test } from "vitest";
import { Refusal } from "./refusal.ts";
import { createUploadBudget } from "./upload-budget.ts";

test("what all requests hold is bounded together, and free again when one ends", () => {
  const budget = createUploadBudget(10);
  const [a, b] = [budget.open(), budget.open()];
  a.take(6);
  b.take(4);
  expect(() => b.take(1)).toThrow(Refusal);
  a.release();
  b.take(6);
  expect(() => a.take(1)).toThrow(Refusal);
});

test("giving back twice gives nothing of another's", () => {
  const budget = createUploadBudget(10);
  const [a, b] = [budget.open(), budget.open()];
  a.take(5);
  b.take(5);
  a.release();
  a.release();
  budget.open().take(5);
  expect(() => budget.open().take(1)).toThrow(Refusal);
});

test("a refused piece is not counted", () => {
  const budget = createUploadBudget(10);
  const a = budget.open();
  expect(() => a.take(11)).toThrow(Refusal);
  a.take(10);
});
