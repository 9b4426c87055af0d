import { expect, test } from "vitest";
import { createUploadBudget } from "./upload-budget.ts";

const MB = 1024 * 1024;
const chunk = (megabytes: number) => new Uint8Array(megabytes * MB);

/** Clients that upload files of 1 MB until there is no room. */
function filledBy(clients: number) {
  const memoryFor = createUploadBudget();
  const held = Array.from({ length: 38 }, (_, index) => {
    const memory = memoryFor(`rival ${index % clients}`);
    const buffer = memory.buffer(5 * MB, true);
    buffer.add(chunk(1));
    return { memory, buffer };
  });
  return { memoryFor, held };
}

test.for([1, 4, 6])("%i clients cannot keep a file of 5 MB out", (clients) => {
  const { memoryFor, held } = filledBy(clients);
  const memory = memoryFor("newcomer");
  const buffer = memory.buffer(5 * MB, true);
  for (let megabytes = 0; megabytes < 5; megabytes += 1) buffer.add(chunk(1));
  memory.keep();
  expect(buffer.view().byteLength).toBe(5 * MB);
  // Whoever was evicted holds nothing, and learns it.
  const gone = held.filter((it) => it.buffer.view().byteLength === 0);
  expect(gone).toHaveLength(5);
  for (const it of gone) {
    expect(() => it.buffer.add(chunk(1))).toThrow(/Too many files/);
    expect(() => it.memory.keep()).toThrow(/Too many files/);
  }
});

test("nobody is evicted for a client that would hold as much, nor what is in use", () => {
  const { memoryFor, held } = filledBy(1);
  expect(() => memoryFor("rival 0").reserve(MB, true)).toThrow(/Too many files/);
  expect(() => memoryFor("newcomer").reserve(38 * MB, true)).toThrow(/Too many files/);
  for (const { memory } of held) memory.keep();
  expect(() => memoryFor("newcomer").reserve(MB, true)).toThrow(/Too many files/);
  memoryFor("newcomer").reserve(MB); // text has room of its own
  for (const { memory } of held.slice(0, 2)) memory.release();
  memoryFor("newcomer").reserve(MB, true);
});
