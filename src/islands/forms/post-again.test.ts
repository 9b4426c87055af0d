import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cause } from "#contract/causes.ts";
import { postAgain } from "./post-again.ts";
import type { Outcome } from "./post.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @returns the last outcome, and how often it was sent again */
async function sentAgain(bytes: number, cause: Cause, endsAfterMs = Infinity) {
  const data = new FormData();
  data.set("resume", new File([new Uint8Array(bytes)], "cv.pdf"));
  const endsAt = Date.now() + endsAfterMs;
  const attempt = vi.fn<() => Promise<Outcome>>(async () =>
    Date.now() >= endsAt ? { sent: true } : { cause },
  );
  const last = postAgain({ cause }, data, attempt, new AbortController().signal, () => {});
  await vi.runAllTimersAsync();
  return [(await last)?.sent ?? cause, attempt.mock.calls.length];
}

test("a file goes twice more to a program in front of the server, and arrives when that has restarted", async () => {
  expect(await sentAgain(4_900_000, "noAnswer")).toEqual(["noAnswer", 2]);
  expect(await sentAgain(4_900_000, "noAnswer", 9_000)).toEqual([true, 1]);
  expect(await sentAgain(4_900_000, "noAnswer", 35_000)).toEqual([true, 2]);
  expect(await sentAgain(100, "noAnswer")).toEqual(["noAnswer", 8]);
  // Our server has said so.
  expect(await sentAgain(4_900_000, "storeAway")).toEqual(["storeAway", 8]);
});
