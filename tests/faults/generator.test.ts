/*
 * Fuzzes the server with mutated bodies and requests, reproducible by SEED. No response is 5xx, nothing
 * hangs, and everything stored satisfies the forms' rules.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { checkApplication } from "#contract/application.ts";
import { checkContact } from "#contract/contact.ts";
import { maxFieldBytes, sendFormPath, sendPath } from "#contract/form-endpoint.ts";
import { retryPages } from "#server/testing/built-pages.ts";
import { ask, headOf } from "#server/testing/ask.ts";
import * as forms from "#server/testing/forms.ts";
import { rawConnection, type Serving, serving } from "#server/testing/serving.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { shortOrLong } from "#tests/support/faults/test-length.ts";
import { boundary, choices } from "#tests/support/faults/mutations.ts";

const seed = Number(process.env["SEED"] ?? 13);
const latin1 = (text: string) => Buffer.from(text).toString("latin1");
const multipart = `multipart/form-data; boundary=${boundary}`;
const message = { ...forms.message, name: "Amina é 漢😀", message: "a\r\nb & c=d % e" };

async function formOf(fields: Record<string, string | File>): Promise<string> {
  const form = new Response(forms.formOf(fields));
  const [, own = ""] = form.headers.get("content-type")?.split("boundary=") ?? [];
  return latin1(await form.text()).replaceAll(own, boundary);
}

/** The body is a binary string: one character per byte. */
type Case = readonly [path: string, type: string, body: string];
const good: Case[] = [
  [sendFormPath, multipart, await formOf(message)],
  [sendFormPath, multipart, await formOf(forms.application)],
  [sendFormPath, `Multipart/Form-Data;boundary="${boundary}"`, await formOf(message)],
  [sendFormPath, "application/x-www-form-urlencoded", String(new URLSearchParams(message))],
  [sendPath, "application/json", latin1(forms.jsonOf({}, { name: message.name }))],
];
function caseOf(number: number): Case {
  const { pick, mutate } = choices(seed * 1_000_000 + number);
  const [path, type, body] = pick(good);
  const mutatedType = pick([type, type, type, type, mutate(type)]);
  return [path, mutatedType.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "").trim(), mutate(body)];
}

async function expectRulesKept(s: Serving): Promise<void> {
  for (const submission of await s.kept()) {
    const row = Object.fromEntries(Object.entries(submission));
    const isMessage = submission.kind === "message";
    const checked = isMessage ? checkContact(row) : checkApplication(row, submission.resume);
    expect({ ok: true, values: row }).toMatchObject(checked);
    expect(Buffer.byteLength(Object.values(row).join(""))).toBeLessThan(maxFieldBytes + 500);
  }
}

/** Runs `one` for each number, 16 at a time; reports the failing number, and counts the statuses. */
async function each(kind: string, count: number, one: (number: number) => Promise<number[]>) {
  const statuses = new Map<number, number>();
  const started = performance.now();
  let next = 0;
  const work = async () => {
    for (let number = next++; number < count; number = next++) {
      const fail = (it: unknown) => expect.fail(`SEED=${seed}, number ${number}: ${String(it)}`);
      for (const status of await one(number).catch(fail))
        // 503: of 16 at a time more may have a file than the server reads at once.
        if (status < 500 || status === 503) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        else fail(status);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  const all = [...statuses].toSorted().map(([status, times]) => `${times} x ${status}`);
  const ms = Math.round(performance.now() - started);
  console.log(`${count} ${kind} (SEED=${seed}) in ${ms} ms: ${all.join(", ")}`);
  return statuses;
}

test("mutated bodies get a response, and nothing invalid is stored", async () => {
  const s = await serving({ site: await retryPages(), connections: { total: 9999, client: 9999 } });
  let accepted = 0;
  await each("bodies", shortOrLong(800, 140_000), async (number) => {
    const [path, type, body] = caseOf(number);
    const navigation = number % 7 === 0 && { "sec-fetch-mode": "navigate" };
    const bytes = Buffer.from(body, "latin1");
    const length = { "content-type": type, "content-length": `${bytes.length}` };
    // In two pieces or in one.
    const end = number % 3 === 0 ? bytes.length >> 1 : bytes.length;
    const pieces = [bytes.subarray(0, end), bytes.subarray(end)];
    const headers = { ...length, ...navigation };
    const { status } = await ask(s.url + path, headers, "POST", ...pieces);
    if (status < 400) accepted += 1;
    return [status];
  });
  expectRulesKept(s);
  expect(await s.kept()).toHaveLength(accepted);
  expect(accepted).toBeGreaterThan(100);
  expect(JSON.stringify(s.logged)).not.toContain("failed");
});

test("mutated requests get a response or are disconnected", async () => {
  const s = await serving({ connections: { total: 9999, client: 9999 } });
  const statuses = await each("requests", shortOrLong(300, 60_000), async (number) => {
    const { pick, mutate } = choices(-seed * 1_000_000 - number);
    const [path, type, body] = pick(good);
    const head = headOf(`Connection: close\r\nContent-Length: ${body.length}`, { path, type });
    const sent = mutate(head.trimEnd(), true) + "\r\n\r\n" + pick([body, body, mutate(body)]);
    const { socket, text, closed } = await rawConnection(s.port, sent);
    // End requests that are still incomplete by then.
    await Promise.race([closed, sleep(150)]);
    socket.end().setTimeout(patienceMs, () => socket.destroy(new Error("hangs")));
    await closed;
    if (socket.errored?.message === "hangs") throw socket.errored;
    return [...text().matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
  });
  expectRulesKept(s);
  expect((await s.kept()).length).toBeGreaterThanOrEqual(statuses.get(200) ?? 0);
  expect((await s.send(message)).status).toBe(200);
  expect(JSON.stringify(s.logged)).not.toContain("failed");
});
