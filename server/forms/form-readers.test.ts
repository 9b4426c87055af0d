import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { Busboy } from "@fastify/busboy";
import { afterEach, expect, test, vi } from "vitest";
import { maxResumeBytes } from "#contract/application.ts";
import { resumeHead } from "#server/testing/ask.ts";
import type { FieldPair } from "./fields.ts";
import { formReader, jsonReader } from "./form-readers.ts";

afterEach(() => void vi.restoreAllMocks());

const multipart = formReader("multipart/form-data; boundary=b");
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

/** Reads a body that arrives in chunks of 64 kB. */
async function read(reader: ReturnType<typeof formReader>, body: string, mayKeepFile = true) {
  const bytes = Buffer.from(body);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 65_536) {
      yield bytes.subarray(at, at + 65_536);
      await setImmediate(); // as from a socket
    }
  }
  const headers = { "content-length": String(bytes.byteLength) };
  // As far as readers use it.
  const request = Object.assign(Readable.from(chunks()), { headers }) as IncomingMessage;
  const pairs: FieldPair[] = [];
  const result = await reader?.(request, () => mayKeepFile, pairs).catch((error: unknown) => ({
    error,
  }));
  const read = { file: undefined, error: undefined };
  return { ...read, ...(result && "error" in result ? result : { file: result }), pairs };
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

test.for([
  ["too large", 5.3, true],
  ["far too large", 60, true],
  ["one too many", 0.3, false],
] as const)("of a file that is %s only the fields are kept, all of them", async (it) => {
  const [, megabytes, mayKeepFile] = it;
  const bytes = Math.round(megabytes * 1_000_000);
  // Everywhere something that could be the delimiter.
  const content = `%PDF-${"\r\n--".repeat(bytes / 4)}`.slice(0, bytes);
  const text = "x".repeat(90_000);
  const after = `\r\n${part("after").replace("x\r\n", `${text}\r\n`)}--b--`;
  const body = part("name") + resumeHead + content + after;
  const { error, file, pairs } = await read(multipart, body, mayKeepFile);
  expect(pairs).toEqual([
    ["name", "x"],
    ["after", text],
  ]);
  if (!mayKeepFile) expect(error).toMatchObject({ reason: "uploadsFull" });
  else expect(file).toEqual({ name: "cv.pdf", size: maxResumeBytes + 1, bytes: new Uint8Array(0) });
});

test("a file of the largest size is kept as it is", async () => {
  const content = `%PDF-${"x".repeat(maxResumeBytes - 5)}`;
  const { file } = await read(multipart, `${resumeHead}${content}\r\n--b--`);
  expect(file?.size).toBe(maxResumeBytes);
  expect(Buffer.from(file?.bytes ?? []).equals(Buffer.from(content))).toBe(true);
});
