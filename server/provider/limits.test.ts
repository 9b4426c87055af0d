import { afterEach, expect, test, vi } from "vitest";
import { sentenceOf } from "#contract/causes.ts";
import { sendFormPath, sendPath } from "#contract/provider.ts";
import { eventually } from "../testing/eventually.ts";
import { headOf, resumeHead } from "../testing/ask.ts";
import { application, formOf, jsonOf, message } from "../testing/forms.ts";
import { rawConnection, serving } from "../testing/serving.ts";
import { createRateLimit } from "./rate-limit.ts";

afterEach(() => void vi.useRealTimers());
const from = (client: string) => ({ "x-forwarded-for": client });

test("limits messages per hour and day, for each client and in total", async () => {
  vi.useFakeTimers({ now: 0 });
  const limit = createRateLimit({ client: [2, 3], total: [5, 6] });
  const day = 24 * 60;
  // Minute, client, and for each attempt the minutes to wait (0: accepted).
  const cases: [number, string, number[]][] = [
    [0, "a", [0, 0, 60, 60, 60]],
    // Rejected attempts do not count towards the total: five in this hour, six on this day.
    [10, "b", [0, 0, 60]],
    [20, "c", [0, 40]],
    [60, "d", [0, day - 60]],
    [61, "a", [day - 61, day - 61]],
    [day, "a", [0, 0, 60]],
  ];
  for (const [minute, client, waits] of cases) {
    vi.setSystemTime(minute * 60_000);
    for (const wait of waits) {
      const seconds = (await limit(client))?.extras.headers?.["Retry-After"] ?? 0;
      expect([minute, client, Number(seconds) / 60]).toEqual([minute, client, wait]);
    }
  }
});

test("answers 429 over the limit and still serves other clients", async () => {
  const s = await serving({ env: { TRUST_PROXY: "X-Forwarded-For", RATE_LIMIT: "2/9" } });
  const cases: [number, string][] = [
    [200, "192.0.2.1"],
    // The last entry is the proxy's; the client could forge those before it.
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

test("stalled uploads block no other client and are disconnected", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const s = await serving({ env: { TRUST_PROXY: "X-Forwarded-For" } });
  const length = "X-Forwarded-For: 192.0.2.1\r\nContent-Length: 5000000";
  const head = headOf(length) + resumeHead + "x".repeat(2_000_000);
  const stalled = await Promise.all(Array.from({ length: 45 }, () => rawConnection(s.port, head)));
  // The memory limit of this client is reached, the total limit is not.
  const resume = new File(["%PDF-", Buffer.alloc(300_000)], "cv.pdf");
  const send = (client: string) => s.send({ ...application, resume }, from(client));
  await eventually(async () => expect((await send("192.0.2.1")).status).toBe(503));
  expect((await send("192.0.2.2")).status).toBe(200);
  vi.advanceTimersByTime(20_000);
  await Promise.all(stalled.map(({ closed }) => closed));
  expect((await send("192.0.2.1")).status).toBe(200);
});

test.for([
  ["multipart", sendFormPath, formOf(message)],
  ["urlencoded", sendFormPath, new URLSearchParams(message)],
  ["JSON", sendPath, new Blob([jsonOf()], { type: "application/json" })],
] as const)("an incomplete body (%s) stores nothing", async ([, path, sent]) => {
  const s = await serving();
  const encoded = new Response(sent);
  const [type, body] = [encoded.headers.get("content-type") ?? "", await encoded.text()];
  const head = (bytes: number) => headOf(`Content-Length: ${bytes}`, { path, type });
  for (const start of [head(body.length + 1) + body, head(body.length) + body.slice(0, -1)])
    (await rawConnection(s.port, start)).socket.end();
  await eventually(() => expect(s.logged.map(({ status }) => status)).toEqual([400, 400]));
  expect(await s.kept()).toEqual([]);
});
