import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { afterEach, expect, test, vi } from "vitest";
import { resumeHead } from "#server/testing/ask.ts";
import type { FieldPair } from "./fields.ts";
import { formReader, jsonReader } from "./form-readers.ts";
import { createHeldMemory } from "./held-memory.ts";
import { malformed } from "./http-error.ts";

afterEach(() => void vi.restoreAllMocks());

const multipart = formReader("multipart/form-data; boundary=b");
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

/** Reads a body that arrives in chunks of 64 kB. */
async function read(reader: ReturnType<typeof formReader>, body: string, refusal = malformed("?")) {
  const bytes = Buffer.from(body);
  const chunks = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const request = Readable.from(chunks) as IncomingMessage; // as far as readers use it
  const pairs: FieldPair[] = [];
  const memory = createHeldMemory()("client");
  const buffer = vi.spyOn(memory, "buffer");
  const result = reader?.(request, memory, pairs, refusal);
  const error: unknown = await result?.catch((reason: unknown) => reason);
  return { error, pairs, kept: buffer.mock.results[0]?.value.view().byteLength };
}
const tooMany = { message: "More than 50 fields were sent." };

test("parses no more than 50 pairs", async () => {
  const reader = formReader("application/x-www-form-urlencoded");
  const { error, pairs } = await read(reader, "a&".repeat(158_000));
  expect([error, pairs]).toEqual([expect.objectContaining(tooMany), []]);
});

test.for([
  ["members", `{"template_params":{${Array.from({ length: 999 }, (_, i) => `"${i}":0`).join()}}}`],
  ["brackets", `${"[".repeat(999)}${"]".repeat(999)}`],
])("parses no JSON of many %s", async ([, body = ""]) => {
  const parse = vi.spyOn(JSON, "parse");
  const { error } = await read(jsonReader("application/json"), body);
  expect(error).toMatchObject(tooMany);
  expect(parse).not.toHaveBeenCalled();
});

test("parses JSON whose texts are full of commas and quotes", async () => {
  const text = '[{,"\\'.repeat(200);
  const body = JSON.stringify({ template_params: { text } });
  expect((await read(jsonReader("application/json"), body)).pairs).toEqual([["text", text]]);
});

test.for([
  ["fields", part("a")],
  ["parts that are no fields", "--b\r\n\r\n\r\n"],
])("stops parsing after 50 %s", async ([, one = ""]) => {
  const write = vi.spyOn(Busboy.prototype, "write");
  const { error, pairs } = await read(multipart, one.repeat(5000));
  expect(error).toMatchObject(tooMany);
  expect(pairs.length).toBeLessThanOrEqual(50);
  expect(write.mock.calls.length).toBeLessThan(3);
});

test("a form that is refused anyway is read up to its file", async () => {
  const write = vi.spyOn(Busboy.prototype, "write");
  const refusal = malformed("The limit is exceeded.");
  const body = `${part("name")}${resumeHead}%PDF-${"x".repeat(1_000_000)}\r\n--b--`;
  const { error, pairs, kept } = await read(multipart, body, refusal);
  expect([error, pairs]).toEqual([refusal, [["name", "x"]]]);
  expect(kept).toBeLessThan(5000);
  expect(write.mock.calls.length).toBeLessThan(3);
});
