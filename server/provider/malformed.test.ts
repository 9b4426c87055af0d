import { expect, test } from "vitest";
import { sendFormPath, sendPath } from "#contract/provider.ts";
import { ids, testApp, typed } from "../testing/app.ts";
import { applicationIds, applied } from "../testing/application.ts";
import { allowSlowMachines } from "../testing/eventually.ts";

allowSlowMachines();

/** Mulberry32: the same requests on every machine, and a failing one can be had again. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = random(13);
const below = (n: number) => Math.floor(next() * n);
function pick<T>(list: readonly T[]): T {
  const found = list[below(list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}
const bytes = (n: number) => Buffer.from(Array.from({ length: n }, () => below(256)));

const fields = Object.entries({ ...typed, ...ids });
const parts = (pairs: [string, string][]) =>
  pairs
    .map(([n, v]) => `--b\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`)
    .join("");
const multipart = Buffer.from(`${parts(fields)}--b--\r\n`);
const file = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
const application = Buffer.from(
  `${parts(Object.entries({ ...applicationIds, ...applied }))}${file}%PDF-1.7\r\n--b--\r\n`,
);
const urlencoded = Buffer.from(new URLSearchParams(fields).toString());
const json = Buffer.from(JSON.stringify({ ...ids, template_params: typed }));

/** Ways to spoil a good body; each leaves something that must not become a message. */
const spoilers: ((body: Buffer) => Buffer)[] = [
  (body) => body.subarray(0, below(body.length - 4)),
  (body) => Buffer.concat([body.subarray(0, below(body.length - 4)), bytes(1 + below(40))]),
  // 0xff is in no UTF-8 text, wherever it lands. In a file it may be anything, so there is none.
  (body) => {
    const text = body === application ? multipart : body;
    return text.with(below(text.length), 0xff) as Buffer;
  },
  (body) => bytes(below(body.length)),
  () => Buffer.alloc(0),
  (body) =>
    Buffer.from(
      body
        .toString()
        .replaceAll(/user_id|email/g, () => pick(["", "x", "__proto__", "constructor", "\0"])),
    ),
  (body) =>
    Buffer.concat([body, body])
      .subarray(0, body.length + below(body.length - 4))
      .fill(0xfe, 0, 3),
  (body) =>
    Buffer.concat([
      body.subarray(0, -5),
      Buffer.alloc(400_000, pick(["x", "[", "{", "&a=", "\r\n--b"])),
    ]),
];

const targets = [
  { path: sendFormPath, body: multipart, type: "multipart/form-data; boundary=b" },
  { path: sendFormPath, body: application, type: "multipart/form-data; boundary=b" },
  { path: sendFormPath, body: urlencoded, type: "application/x-www-form-urlencoded" },
  { path: sendPath, body: json, type: "application/json" },
] as const;

const oddTypes = [
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="',
  "multipart/form-data; boundary=a; boundary=b",
  "multipart/mixed; boundary=b",
  "application/json; charset=utf-16",
  ";",
  "",
] as const;

test("whatever is sent, the fault is never ours and nothing is stored", async () => {
  const t = testApp();
  const seen = new Map<number, number>();
  for (let i = 0; i < 500; i += 1) {
    const target = pick(targets);
    const spoil = pick(spoilers);
    const spoiled = Buffer.from(spoil(target.body));
    const headers: Record<string, string> = {
      "content-type": below(5) === 0 ? pick(oddTypes) : target.type,
    };
    if (below(4) === 0) headers["sec-fetch-mode"] = "navigate";
    const answer = await t.app.request(target.path, { method: "POST", body: spoiled, headers });
    const what = `request ${i}: ${target.type} ${spoiled.subarray(0, 2000).toString("latin1")}`;
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    expect(answer.status, what).toBeGreaterThanOrEqual(400);
    expect(answer.status, what).toBeLessThan(500);
    expect((await answer.text()).length, what).toBeGreaterThan(10);
  }
  expect(t.store.list()).toEqual([]);
  expect(t.logged.errors).toEqual([]);
  // The sweep did meet more than one kind of refusal.
  for (const status of [400, 413, 415])
    expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(3);
});

test("the same bodies unspoilt are taken", async () => {
  for (const { path, body, type } of targets) {
    const headers = { "content-type": type };
    const answer = await testApp().app.request(path, { method: "POST", body, headers });
    expect(answer.status).toBe(200);
  }
});
