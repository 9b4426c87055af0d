import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { kept } from "./kept.ts";

test("what was made of a source is kept, and two at once make a whole one", async () => {
  const source = randomUUID();
  const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from(source));
  const made = await Promise.all([kept(source, ".txt", make), kept(source, ".txt", make)]);
  expect(made.map(String)).toEqual([source, source]);
  make.mockClear();
  expect(String(await kept(source, ".txt", make))).toBe(source);
  expect(make).not.toHaveBeenCalled();
  await kept(source, ".other", make);
  expect(make).toHaveBeenCalled();
});

test("what cannot be kept is made all the same", async () => {
  // A name that is too long for a file, as a full disk or another user's folder would refuse it.
  const made = await kept(randomUUID(), `.${"x".repeat(300)}`, async () => Buffer.from("made"));
  expect(String(made)).toBe("made");
});
