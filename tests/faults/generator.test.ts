/*
 * Sends bodies and requests that are spoilt at random, the same ones for the same SEED. Nothing is our
 * fault (5xx), nothing hangs, and what is stored is what the platform's own parser reads and keeps
 * every rule of the forms. In multipart bodies that no browser sends, @fastify/busboy is more lenient:
 * it skips parts whose headers it cannot read and ignores what stands beside a quoted name or around
 * the parts, where the platform refuses the whole body; of two headers or names it takes the first, it
 * heeds a part's charset and no Content-Transfer-Encoding, and keeps a byte order mark in a name.
 */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { checkApplication } from "#contract/application.ts";
import { checkContact } from "#contract/contact.ts";
import { maxFieldBytes, sendFormPath, sendPath } from "#contract/provider.ts";
import { cleanFileName } from "../../server/file-name.ts";
import { retryPages } from "../../server/testing/pages.ts";
import { headOf, post } from "../../server/testing/ask.ts";
import * as forms from "../../server/testing/forms.ts";
import { rawConnection, type Serving, serving } from "../../server/testing/serving.ts";
import { amount, patience } from "./support/form.ts";
import { boundary, choices } from "./support/mutations.ts";

const seed = Number(process.env["SEED"] ?? 13);
const latin1 = (text: string) => Buffer.from(text).toString("latin1");
const multipart = `multipart/form-data; boundary=${boundary}`;
const message = { ...forms.message, name: "Amina é 漢😀", message: "a\r\nb & c=d % e" };

async function formOf(fields: Record<string, string | File>): Promise<string> {
  const form = new Response(forms.formOf(fields));
  const [, own = ""] = form.headers.get("content-type")?.split("boundary=") ?? [];
  return latin1(await form.text()).replaceAll(own, boundary);
}

/** A body is a binary string, a character a byte. */
type Case = readonly [path: string, type: string, body: string];
const good: Case[] = [
  [sendFormPath, multipart, await formOf(message)],
  [sendFormPath, multipart, await formOf(forms.application)],
  [sendFormPath, `Multipart/Form-Data;boundary="${boundary}"`, await formOf(message)],
  [sendFormPath, "application/x-www-form-urlencoded", String(new URLSearchParams(message))],
  [sendPath, "application/json", latin1(forms.jsonOf({}, { name: message.name }))],
];
function caseOf(number: number): Case {
  const { pick, spoil } = choices(seed * 1_000_000 + number);
  const [path, type, body] = pick(good);
  const spoilt = pick([type, type, type, type, spoil(type)]);
  return [path, spoilt.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "").trim(), spoil(body)];
}

type Checked = ReturnType<typeof checkContact> | ReturnType<typeof checkApplication>;
function rowOf(checked: Checked, file: Uint8Array = new Uint8Array()): string {
  if (!checked.ok) return "";
  const content = "message" in checked ? checked.message : checked.application;
  const digest = createHash("sha256").update(file).digest("hex");
  return JSON.stringify([Object.entries(content).toSorted(), digest]);
}

/** What the platform makes of a body, as a row of the store; "" when it breaks the rules. */
async function platformReads([path, type, body]: Case): Promise<string> {
  const read = new Response(Buffer.from(body, "latin1"), { headers: { "content-type": type } });
  const sent = path === sendPath ? await read.json() : Object.fromEntries(await read.formData());
  const { resume, ...texts } = { ...sent, ...sent.template_params };
  for (const [name, value] of Object.entries(texts))
    texts[name] = `${value ?? ""}`.replaceAll("\r\n", "\n").toWellFormed();
  if (texts.template_id === message.template_id) return rowOf(checkContact(texts));
  const file = { name: cleanFileName(resume.name), size: resume.size };
  return rowOf(checkApplication(texts, file), await resume.bytes());
}

/** All that is stored, after a look at whether it keeps the rules. */
function keptIn(s: Serving): string[] {
  const store = s.store();
  return s.kept().map((entry) => {
    const row = Object.fromEntries(Object.entries(entry));
    const isMessage = entry.kind === "message";
    const checked = isMessage ? checkContact(row) : checkApplication(row, entry.resume);
    expect({ ok: true, [entry.kind]: row }).toMatchObject(checked);
    expect(Buffer.byteLength(Object.values(row).join(""))).toBeLessThan(maxFieldBytes + 500);
    return rowOf(checked, store.resume(entry.number)?.bytes);
  });
}

// Every form that browsers and their like send has this shape.
const ofBrowsers = new RegExp(
  String.raw`^(?:--${boundary}\r\nContent-Disposition: form-data; name="(?!\xef\xbb\xbf)[^"\r\n]*"(?:; filename="[^"\r\n]*")?(?:\r\nContent-Type: [\w/-]+)?\r\n\r\n(?:(?!${boundary})[^])*\r\n)+--${boundary}--(?:\r\n)?$`,
);
const mayDiffer = ([, type, body]: Case) =>
  /^multipart/i.test(type) && !(type === multipart && ofBrowsers.test(body));

/** Does `one` for each number, some at once; says which one failed and how often each status came. */
async function each(what: string, count: number, one: (number: number) => Promise<number[]>) {
  const statuses = new Map<number, number>();
  const started = performance.now();
  let next = 0;
  const work = async () => {
    for (let number = next++; number < count; number = next++) {
      const fail = (it: unknown) => expect.fail(`SEED=${seed}, number ${number}: ${String(it)}`);
      for (const status of await one(number).catch(fail))
        if (status < 500) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        else fail(status);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  const all = [...statuses].toSorted().map(([status, times]) => `${times} x ${status}`);
  const ms = Math.round(performance.now() - started);
  console.log(`${count} ${what} (SEED=${seed}) in ${ms} ms: ${all.join(", ")}`);
  return statuses;
}

test("of spoilt bodies only what the platform reads is stored", { timeout: patience }, async () => {
  const s = await serving({ site: retryPages(), env: { MAX_CONNECTIONS: "off" } });
  const taken: number[] = [];
  await each("bodies", amount(7000, 140_000), async (number) => {
    const [path, type, body] = caseOf(number);
    const navigation = number % 7 === 0 && { "sec-fetch-mode": "navigate" };
    const headers = { "content-type": type, ...navigation };
    const bytes = Buffer.from(body, "latin1");
    const { status } = await post(s.url + path, bytes, headers, number % 3 === 0);
    if (status < 400) taken.push(number);
    return [status];
  });
  const rows = new Map<string, number>();
  for (const row of keptIn(s)) rows.set(row, (rows.get(row) ?? 0) + 1);
  const lenient: number[] = [];
  for (const number of taken) {
    const row = await platformReads(caseOf(number)).catch(() => "");
    const times = rows.get(row) ?? 0;
    if (times === 0) lenient.push(number);
    else rows.set(row, times - 1);
  }
  console.log(`Of ${taken.length} bodies that were taken, ${lenient.length} were read leniently`);
  expect(s.kept()).toHaveLength(taken.length);
  const wrong = lenient.filter((number) => !mayDiffer(caseOf(number)));
  expect(wrong, `SEED=${seed}`).toEqual([]);
  expect(lenient.length).toBeLessThan(taken.length / 10);
  expect(s.logged.join("\n")).not.toContain("failed");
});

test("spoilt requests are answered or hung up on", { timeout: patience }, async () => {
  const s = await serving({ env: { MAX_CONNECTIONS: "off" } });
  const statuses = await each("requests", amount(3000, 60_000), async (number) => {
    const { pick, spoil } = choices(-seed * 1_000_000 - number);
    const [path, type, body] = pick(good);
    const head = headOf(`Connection: close\r\nContent-Length: ${body.length}`, { path, type });
    const sent = spoil(head.trimEnd(), true) + "\r\n\r\n" + pick([body, body, spoil(body)]);
    const { socket, text, closed } = await rawConnection(s.port, sent);
    // What is not complete by then ends.
    await Promise.race([closed, sleep(150)]);
    socket.end().setTimeout(30_000, () => socket.destroy(new Error("hangs")));
    await closed;
    if (socket.errored?.message === "hangs") throw socket.errored;
    return [...text().matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
  });
  expect(keptIn(s).length).toBeGreaterThanOrEqual(statuses.get(200) ?? 0);
  expect((await s.send(message)).status).toBe(200);
  expect(s.logged.join("\n")).not.toContain("failed");
});
