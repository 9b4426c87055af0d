import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { Busboy } from "@fastify/busboy";
import { afterEach, expect, test, vi } from "vitest";
import { resumeHead } from "#server/testing/ask.ts";
import type { FieldPair } from "./fields.ts";
import { formReader, jsonReader } from "./form-readers.ts";
import { createUploadBudget } from "./upload-budget.ts";

afterEach(() => void vi.restoreAllMocks());

const multipart = formReader("multipart/form-data; boundary=b");
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

/** Reads a body that arrives in chunks of 64 kB. @param cuts where further chunks begin */
async function read(reader: ReturnType<typeof formReader>, body: string, cuts: number[] = []) {
  const bytes = Buffer.from(body);
  async function* chunks() {
    for (let at = 0; at < bytes.length;) {
      const end = cuts.find((cut) => cut > at && cut < at + 65_536) ?? at + 65_536;
      yield bytes.subarray(at, end);
      at = end;
      await setImmediate(); // as from a socket
    }
  }
  const headers = { "content-length": String(bytes.byteLength) };
  // As far as readers use it.
  const request = Object.assign(Readable.from(chunks()), { headers }) as IncomingMessage;
  const pairs: FieldPair[] = [];
  const memory = createUploadBudget()("client");
  const buffer = vi.spyOn(memory, "buffer");
  const result = await reader?.(request, memory, pairs).catch((error: unknown) => ({ error }));
  const read = {
    file: undefined,
    error: undefined,
    ...(result && "error" in result ? result : { file: result }),
  };
  return { ...read, pairs, kept: buffer.mock.results[0]?.value.view().byteLength };
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

test.for([5.3, 30, 60])(
  "of a file of %s MB nothing is kept and little is parsed, and fields after it are read",
  async (megabytes) => {
    const write = vi.spyOn(Busboy.prototype, "write");
    const bytes = Math.round(megabytes * 1_000_000);
    // Everywhere something that could be the delimiter.
    const content = `%PDF-${"\r\n--".repeat(bytes / 4)}`.slice(0, bytes);
    const text = "x".repeat(90_000);
    const after = `\r\n${part("after").replace("x\r\n", `${text}\r\n`)}--b--`;
    const { error, file, pairs, kept } = await read(
      multipart,
      part("name") + resumeHead + content + after,
    );
    expect({ error, file }).toMatchObject({ file: { name: "cv.pdf", size: bytes } });
    expect(pairs).toEqual([
      ["name", "x"],
      ["after", text],
    ]);
    expect(kept).toBe(0);
    const parsed = write.mock.calls.reduce((sum, [chunk]) => sum + (chunk as Buffer).length, 0);
    expect(parsed).toBeLessThan(megabytes < 6 ? 5_500_000 : 500_000);
  },
);

test("the end of a file that is too large may arrive in three chunks", async () => {
  const before = `${resumeHead}%PDF-${"x".repeat(6_000_000)}`;
  const end = Buffer.byteLength(before);
  const text = "y".repeat(70_000);
  const body = `${before}\r\n${part("after").replace("x\r\n", `${text}\r\n`)}--b--`;
  const { error, pairs } = await read(multipart, body, [end + 2, end + 3]);
  expect({ error, pairs }).toEqual({ error: undefined, pairs: [["after", text]] });
});

test("a form whose file is followed by far too much is not taken without what was skipped", async () => {
  const body = `${resumeHead}%PDF-${"x".repeat(1_000_000)}\r\n--b--${"x".repeat(9_000_000)}`;
  expect((await read(multipart, body)).error).toMatchObject({ reason: "tooLarge" });
});
