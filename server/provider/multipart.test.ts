import { describe, expect, test } from "vitest";
import { boundaryOf, readParts } from "./multipart.ts";
import type { PartHeader } from "./part-header.ts";
import { Refusal } from "./refusal.ts";

type Read = PartHeader & { text: string };

/** Reads a body in pieces of a size. */
async function read(body: string | Buffer, size = 1_000_000): Promise<Read[]> {
  const parts: Read[] = [];
  const reader = readParts("b", (header) => {
    const part = { ...header, text: "" };
    parts.push(part);
    return (data) => (part.text += Buffer.from(data).toString("latin1"));
  });
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) reader.write(bytes.subarray(at, at + size));
  reader.end();
  return parts;
}

const part = (disposition: string, content = "x", more = "") =>
  `--b\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${content}\r\n`;
const field = (name: string, content?: string) => part(`form-data; name="${name}"`, content);
const end = "--b--\r\n";

test("parts are the same in pieces of any size", async () => {
  const tricky = "\r\n--\r\n--a\r\n-b--\r\n--";
  const body =
    field("a", tricky) + field("empty", "") + part('form-data; name="f"; filename="x"') + end;
  const expected = [
    { name: "a", fileName: undefined, text: tricky },
    { name: "empty", fileName: undefined, text: "" },
    { name: "f", fileName: "x", text: "x" },
  ];
  for (let size = 1; size <= body.length; size += 1)
    expect(await read(body, size)).toEqual(expected);
});

describe("what a part says of itself", () => {
  const names: [string, Partial<PartHeader>][] = [
    ["form-data; name=a", { name: "a", fileName: undefined }],
    ['FORM-DATA;name="a";filename="b.pdf"', { fileName: "b.pdf" }],
    ['form-data; filename=""; name="a"', { name: "a", fileName: "" }],
    ['form-data; name="a%22b%0D%0Ac"', { name: 'a"b  c' }],
    [
      String.raw`form-data; name="a"; filename="C:\cv\a\"b.pdf"`,
      { fileName: String.raw`C:\cv\a"b.pdf` },
    ],
    ['form-data; name="a"; filename="b"; size=3', { fileName: "b" }],
    ['form-data; name="a"; filename="b"; filename*=UTF-8\'\'c', { fileName: "b" }],
    ['form-data; name="نام"', { name: "نام" }],
  ];
  test.for(names)("%s", async ([disposition, header]) => {
    expect(await read(part(disposition) + end)).toMatchObject([header]);
  });

  const refused: [string, string][] = [
    ["no name", part("form-data")],
    ["no form data", part('attachment; name="a"')],
    ["two names", part('form-data; name="a"; name="b"')],
    ["an open quote", part('form-data; name="a')],
    ["text behind the name", part('form-data; name="a" b')],
    ["a very long name", part(`form-data; name="${"n".repeat(201)}"`)],
    [
      "a very long header",
      part('form-data; name="a"').replace("Content-D", `X: ${"y".repeat(2048)}\r\nContent-D`),
    ],
    [
      "twenty headers first",
      part('form-data; name="a"').replace("Content-D", `${"X: y\r\n".repeat(20)}Content-D`),
    ],
    [
      "two dispositions",
      part('form-data; name="a"', "x", 'Content-Disposition: form-data; name="b"\r\n'),
    ],
    [
      "another encoding",
      part('form-data; name="a"', "eA==", "Content-Transfer-Encoding: base64\r\n"),
    ],
    ["no header at all", "--b\r\n\r\nx\r\n"],
    ["a header that never ends", "--b\r\nContent-Disposition: form-data\r\n"],
    ["a name that is not UTF-8", part('form-data; name="\xff"')],
  ];
  test.for(refused)("%s is refused", async ([, body]) => {
    await expect(read(Buffer.from(body + end, "latin1"))).rejects.toThrow(Refusal);
  });
});

describe("a body that is not just its parts is refused", () => {
  const whole = field("a") + end;
  const cases: [string, string][] = [
    ["empty", ""],
    ["text before the first", `hello\r\n${whole}`],
    ["text behind the last", `${whole}hello`],
    ["parts behind the last", whole + whole.replace("--b--", "--c--")],
    ["no end", field("a")],
    ["half an end", whole.slice(0, -4)],
    ["boundaries alone", "--b\r\n".repeat(50) + end],
    ["more parts than any form has", field("a").repeat(101) + end],
  ];
  test.for(cases)("%s", async ([, body]) => {
    await expect(read(body)).rejects.toThrow(Refusal);
    await expect(read(body, 3)).rejects.toThrow(Refusal);
  });

  test("and what a sink will not take ends the reading there", async () => {
    const reader = readParts("b", () => () => {
      throw new Refusal(413, "too much");
    });
    const piece = Buffer.from(field("a", "y".repeat(200_000)));
    expect(() => reader.write(piece)).toThrow("too much");
  });
});

test.for([
  ["multipart/form-data; boundary=abc", "abc"],
  ['multipart/form-data; charset=utf-8; boundary="a b"', "a b"],
  ["multipart/form-data; Boundary=----x", "----x"],
])("%s names %s", ([type = "", boundary]) => {
  expect(boundaryOf(type)).toBe(boundary);
});

test.for([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="',
  "multipart/form-data; boundary=a; boundary=a",
  `multipart/form-data; boundary=${"a".repeat(71)}`,
  'multipart/form-data; boundary="a "',
])("%s names no boundary", (type) => {
  expect(() => boundaryOf(type)).toThrow(Refusal);
});
