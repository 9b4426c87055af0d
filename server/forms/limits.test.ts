import { afterEach, expect, test, vi } from "vitest";
import { sentenceOf } from "#contract/causes.ts";
import { sendFormPath, sendPath } from "#contract/form-endpoint.ts";
import { eventually } from "#tests/support/patience.ts";
import { headOf, resumeHead } from "#server/testing/ask.ts";
import { application, formOf, jsonOf, message } from "#server/testing/forms.ts";
import { rawConnection, serving } from "#server/testing/serving.ts";
import { createRateLimits } from "./rate-limit.ts";

afterEach(() => void vi.useRealTimers());
const from = (client: string) => ({ "x-forwarded-for": client });

test.for<[limit: "own" | "together", keys: string, cases: [minute: number, waits: number[]][]]>([
  // Minutes to wait after each attempt (0: accepted): two an hour, three a day.
  [
    "own",
    "a",
    [
      [0, [0, 0, 60, 60]],
      [61, [0, 1379]],
      [1440, [0, 0, 60]],
    ],
  ],
  // Five an hour, six a day.
  [
    "together",
    "",
    [
      [0, [0, 0, 0, 0, 0, 60]],
      [61, [0, 1379]],
    ],
  ],
])("limits messages per hour and day: %s", async ([limit, client, cases]) => {
  vi.useFakeTimers({ now: 0 });
  const limits = createRateLimits({ client: [2, 3], total: [5, 6] });
  for (const [minute, waits] of cases) {
    vi.setSystemTime(minute * 60_000);
    for (const wait of waits) {
      const seconds = (await limits[limit](client))?.extras.headers?.["Retry-After"] ?? 0;
      expect([minute, Number(seconds) / 60]).toEqual([minute, wait]);
    }
  }
  expect(await limits.own("b")).toBeUndefined();
});

test("the limit of all clients together counts valid messages only", async () => {
  const rateLimits = { client: undefined, total: [2, 9] } as const;
  const s = await serving({ env: { TRUST_PROXY: "X-Forwarded-For" }, settings: { rateLimits } });
  const unknownId = { ...message, user_id: "x" };
  const cases = [
    ...[400, 400, 400].map((status) => [unknownId, status] as const),
    ...[422, 422, 422].map((status) => [{ ...message, email: "" }, status] as const),
    ...[200, 200, 429].map((status) => [message, status] as const),
  ];
  for (const [index, [form, status]] of cases.entries())
    expect((await s.send(form, from(`192.0.2.${index}`))).status).toBe(status);
});

test("answers 429 over the limit and still serves other clients", async () => {
  const s = await serving({ env: { TRUST_PROXY: "X-Forwarded-For", RATE_LIMIT: "2/9" } });
  const cases: [number, string][] = [
    [200, "192.0.2.1"],
    // The last submission is the proxy's; the client could forge those before it.
    [200, "192.0.2.9, 192.0.2.1:4711"],
    [429, "192.0.2.9,192.0.2.1"],
    [200, "2001:db8::1"],
  ];
  for (const [status, client] of cases)
    expect([client, (await s.send(message, from(client))).status]).toEqual([client, status]);
  const answer = await s.send(message, from("192.0.2.1"));
  expect(answer.text).toBe(sentenceOf("rateLimited"));
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3500);
});

test.for([sendPath, "/nope"])("rejects a chunked body before reading it: %s", async (path) => {
  const s = await serving();
  const start = `${headOf("Transfer-Encoding: chunked", { path, type: "application/json" })}1\r\n{\r\n`;
  const { text, closed } = await rawConnection(s.port, start);
  await closed;
  expect(text()).toMatch(/^HTTP\/1\.1 411 .*Send the body with its length\.$/s);
});

test("two files of a client are read at once, and eight in all", async () => {
  const s = await serving({ env: { TRUST_PROXY: "X-Forwarded-For" } });
  const uploadOf = (client: string) =>
    rawConnection(
      s.port,
      `${headOf(`X-Forwarded-For: ${client}\r\nContent-Length: 5000000`)}${resumeHead}%PDF-${"x".repeat(100_000)}`,
    );
  const send = async (client: string) => (await s.send(application, from(client))).status;
  const first = await Promise.all([1, 2].map(() => uploadOf("192.0.2.1")));
  await eventually(async () => expect(await send("192.0.2.1")).toBe(503));
  expect(await send("192.0.2.2")).toBe(200);
  // A message is no upload.
  expect((await s.send(message, from("192.0.2.1"))).status).toBe(200);
  const others = await Promise.all([2, 2, 3, 3, 4, 4].map((n) => uploadOf(`192.0.2.${n}`)));
  await eventually(async () => expect(await send("192.0.2.5")).toBe(503));
  for (const { socket } of [...first, ...others]) socket.destroy();
  await eventually(async () => expect(await send("192.0.2.5")).toBe(200));
});

test("an upload that stalls is disconnected", async () => {
  const s = await serving();
  s.server.setTimeout(500);
  const head = `${headOf("Content-Length: 5000000")}${resumeHead}%PDF-`;
  await Promise.all(
    (await Promise.all([1, 2].map(() => rawConnection(s.port, head)))).map((it) => it.closed),
  );
  expect((await s.send(application)).status).toBe(200);
});

test.for<[why: string, status: number, length: number, request?: object]>([
  ["above the limit", 429, 8e6],
  ["no form", 415, 8e6, { type: "image/png" }],
  ["a text that is too long", 413, 8e6, { type: "application/x-www-form-urlencoded" }],
  ["more than any form has", 413, 70e6],
  ["of another site", 403, 8e6, { more: "Origin: https://evil.example" }],
  ["for a page", 404, 8e6, { path: "/nope" }],
])("what is refused whatever it holds is answered, and read: %s", async (it) => {
  const [, status, length, request = {}] = it;
  const s = await serving({ env: { RATE_LIMIT: status === 429 ? "1/9" : "9/9" } });
  if (status === 429) await s.send(message);
  const { more = "Accept: */*", ...options } = request as { more?: string };
  const head = headOf(`${more}\r\nContent-Length: ${length}`, options);
  const raw = await rawConnection(s.port, head);
  raw.socket.write(Buffer.alloc(length));
  raw.socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await raw.closed;
  expect(raw.text()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*HTTP/1\\.1 200 OK[^]*ok$`));
});

test.for([
  ["multipart", sendFormPath, formOf(message)],
  ["urlencoded", sendFormPath, new URLSearchParams(message)],
  ["JSON", sendPath, jsonOf()],
] as const)("an incomplete body (%s) stores nothing", async ([, path, sent]) => {
  const s = await serving();
  const encoded = new Response(sent);
  const own = path === sendPath ? "application/json" : encoded.headers.get("content-type");
  const [type, body] = [own ?? "", await encoded.text()];
  const head = (bytes: number) => headOf(`Content-Length: ${bytes}`, { path, type });
  for (const start of [head(body.length + 1) + body, head(body.length) + body.slice(0, -1)])
    (await rawConnection(s.port, start)).socket.end();
  await eventually(() => expect(s.logged.map(({ status }) => status)).toEqual([400, 400]));
  expect(await s.kept()).toEqual([]);
});
