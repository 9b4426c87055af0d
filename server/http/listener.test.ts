import { describe, expect, test } from "vitest";
import { sendFormPath } from "#contract/provider.ts";
import { formOf, ids, typed } from "../testing/app.ts";
import { listening, rawConnection } from "../testing/listening.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";

allowSlowMachines();

const head = (extra: string) =>
  `POST ${sendFormPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n${extra}\r\n\r\n`;
const statusLine = (text: string) => text.split("\r\n", 1)[0];

test("a whole message over a real connection is taken", async () => {
  const t = await listening();
  const url = `http://127.0.0.1:${t.port}${sendFormPath}`;
  const answer = await fetch(url, { method: "POST", body: formOf({ ...typed, ...ids }) });
  expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  expect(t.store.list()).toMatchObject([typed]);
});

describe("a body that breaks off", () => {
  test("is 400 and nothing is stored", async () => {
    const t = await listening();
    const raw = await rawConnection(t.port);
    const start = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAm';
    raw.socket.end(head("Content-Length: 5000") + start);
    await raw.closed;
    expect(statusLine(raw.text())).toBe("HTTP/1.1 400 Bad Request");
    expect(t.store.list()).toEqual([]);
  });

  test("by a reset leaves the server as it was", async () => {
    const t = await listening();
    const raw = await rawConnection(t.port);
    raw.socket.write(head("Transfer-Encoding: chunked\r\nExpect: 100-continue"));
    // By then the server is reading the body.
    await eventually(() => expect(raw.text()).toMatch(/ 100 Continue/));
    raw.socket.write("4\r\n--b\r\r\n");
    raw.socket.resetAndDestroy();
    await eventually(() => expect(t.logged.requests.map(({ status }) => status)).toEqual([400]));
    expect(t.logged.errors).toEqual([]);
    expect(t.store.list()).toEqual([]);
  });
});

describe("a body that is too large", () => {
  const block = Buffer.alloc(64 * 1024, "x");

  test.for([
    ["declared so", "Content-Length: 8388608", false],
    ["without saying so", "Transfer-Encoding: chunked", true],
    // Such a connection is hung up right after the answer, unless one takes care.
    ["and the last on its connection", "Content-Length: 8388608\r\nConnection: close", false],
  ] as const)(
    "%s: the 413 arrives, though all is sent before it is read",
    async ([, extra, chunked]) => {
      const t = await listening();
      const raw = await rawConnection(t.port);
      raw.socket.pause();
      raw.socket.write(head(extra));
      for (let sent = 0; sent < 128; sent += 1) {
        if (chunked) raw.socket.write(`${block.length.toString(16)}\r\n`);
        const more = raw.socket.write(block);
        if (chunked) raw.socket.write("\r\n");
        if (!more) await new Promise((resolve) => raw.socket.once("drain", resolve));
      }
      raw.socket.end(chunked ? "0\r\n\r\n" : "");
      raw.socket.resume();
      expect(await raw.closed).toEqual({ reset: false });
      expect(statusLine(raw.text())).toBe("HTTP/1.1 413 Payload Too Large");
      expect(raw.text()).toMatch(/Variables size limit/);
      expect(t.store.list()).toEqual([]);
    },
  );

  test("is refused long before its end", async () => {
    const t = await listening();
    const raw = await rawConnection(t.port);
    raw.socket.write(head("Content-Length: 900000000"));
    await eventually(() => expect(raw.text()).toMatch(/^HTTP\/1\.1 413 [\s\S]*100Kb$/));
  });

  test("is counted as it comes in, whatever was declared", async () => {
    const t = await listening();
    const raw = await rawConnection(t.port);
    raw.socket.write(head("Transfer-Encoding: chunked"));
    for (let sent = 0; sent < 2; sent += 1) {
      raw.socket.write(`${block.length.toString(16)}\r\n${block}\r\n`);
    }
    await eventually(() => expect(statusLine(raw.text())).toMatch(/ 413 /));
  });
});

test("a slow sender does not keep others waiting", async () => {
  const t = await listening();
  const slow = await rawConnection(t.port);
  slow.socket.write(`${head("Content-Length: 5000")}--b\r\n`);
  const url = `http://127.0.0.1:${t.port}${sendFormPath}`;
  const answer = await fetch(url, { method: "POST", body: formOf({ ...typed, ...ids }) });
  expect(answer.status).toBe(200);
});

test.for([
  ["multipart/form-data; boundary=b", ""],
  ["multipart/form-data; boundary=b", "Content-Length: 0\r\n"],
  ["application/x-www-form-urlencoded", ""],
  ["application/x-www-form-urlencoded", "Transfer-Encoding: chunked\r\n"],
] as const)("a message without any body (%s, %o) is refused at once", async ([type, extra]) => {
  const t = await listening();
  const raw = await rawConnection(t.port);
  const end = extra.includes("chunked") ? "0\r\n\r\n" : "";
  raw.socket.write(
    `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${extra}\r\n${end}`,
  );
  await eventually(() => expect(statusLine(raw.text())).toMatch(/ 400 /));
  // The connection is still good for another request.
  raw.socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  await eventually(() => expect(raw.text()).toMatch(/ 200 OK[\s\S]*ok$/));
});

test("bytes that are no HTTP behind a whole message do not cost its answer", async () => {
  const t = await listening();
  const body = new URLSearchParams({ ...typed, ...ids }).toString();
  const raw = await rawConnection(t.port);
  raw.socket.write(
    `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}\0garbage`,
  );
  await raw.closed;
  expect(statusLine(raw.text())).toBe("HTTP/1.1 200 OK");
  expect(t.store.list()).toHaveLength(1);
});

test.for([
  ["no HTTP at all", "hello\r\n\r\n", 400],
  ["a broken Host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["a target with a backslash", "GET /\\evil HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["headers without end", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, 431],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    400,
  ],
  ["HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", 404],
] as const)("%s", async ([, bytes, status]) => {
  const t = await listening();
  const raw = await rawConnection(t.port);
  raw.socket.write(bytes);
  await eventually(() => expect(raw.text()).toContain("\r\n\r\n"));
  expect(statusLine(raw.text())).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(raw.text().toLowerCase()).toContain("\r\nx-content-type-options: nosniff\r\n");
  expect(t.logged.errors).toEqual([]);
});
