import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { readBody } from "./body.ts";

test.for([
  ["8 kB in ten seconds", 8192, 40],
  ["less", 8191, 20],
] as const)("a body that comes with %s is read for so long", async ([, bytes, seconds]) => {
  vi.useFakeTimers();
  const request = new PassThrough();
  const read = readBody(request as unknown as IncomingMessage, () => {});
  const ended = read.catch((error: Error) => error.message);
  for (let passed = 0; passed < seconds; passed += 10) {
    expect(request.destroyed).toBe(false);
    request.write(Buffer.alloc(passed === 10 ? bytes : 8192));
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(request.destroyed).toBe(bytes < 8192);
  request.destroy();
  expect(await ended).toBe("The request ended before its body was complete.");
  vi.useRealTimers();
});
