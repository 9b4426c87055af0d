import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";
import { longWaitMs } from "./patience.ts";

const isWait = (step?: TestStep) => step?.category === "expect" || step?.category === "pw:api";

/** For Playwright: prints what tests waited for longer than any does on a quiet machine. */
export default class LongWaits implements Reporter {
  onStepEnd(test: TestCase, _: TestResult, step: TestStep) {
    if (!isWait(step) || isWait(step.parent) || step.duration < longWaitMs) return;
    const { file = "", line = 0 } = step.location ?? {};
    const seconds = Math.round(step.duration / 1000);
    console.log(`Waited ${seconds} s in "${test.title}": ${step.title} (${file}:${line})`);
  }
}
