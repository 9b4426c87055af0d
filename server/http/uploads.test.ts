import { expect, test } from "vitest";
import { maxResumeBytes } from "#contract/application.ts";
import { sendFormPath } from "#contract/provider.ts";
import { createUploadBudget, type UploadBudget } from "../provider/upload-budget.ts";
import { applicationForm } from "../testing/application.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { listening, rawConnection } from "../testing/listening.ts";

allowSlowMachines();

const largest = () => new File(["%PDF-", Buffer.alloc(maxResumeBytes - 5)], "cv.pdf");

async function bytesOf(form: FormData): Promise<{ type: string; body: Buffer }> {
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

const head = (type: string, length: number) =>
  `POST ${sendFormPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

test("the largest resume arrives whole over a real connection", async () => {
  const t = await listening();
  const url = `http://127.0.0.1:${t.port}${sendFormPath}`;
  const answer = await fetch(url, { method: "POST", body: applicationForm({}, largest()) });
  expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  expect(t.store.resume(1)?.bytes.byteLength).toBe(maxResumeBytes);
});

test("an upload that breaks off stores nothing and holds no memory", async () => {
  const budget = createUploadBudget(maxResumeBytes + 100_000);
  const t = await listening({ budget });
  const { type, body } = await bytesOf(applicationForm({}, largest()));
  for (let i = 0; i < 3; i += 1) {
    const raw = await rawConnection(t.port);
    raw.socket.write(head(type, body.length));
    raw.socket.end(body.subarray(0, body.length - 100));
    await raw.closed;
    expect(raw.text()).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(t.store.list()).toEqual([]);
  const url = `http://127.0.0.1:${t.port}${sendFormPath}`;
  const answer = await fetch(url, { method: "POST", body: applicationForm({}, largest()) });
  expect(answer.status).toBe(200);
});

function counted({ open }: UploadBudget) {
  let bytes = 0;
  const budget: UploadBudget = {
    open() {
      const { take, release } = open();
      return { take: (more) => (take(more), void (bytes += more)), release };
    },
  };
  return { budget, taken: () => bytes };
}

test("of uploads under way, those beyond the memory for them are told to come back", async () => {
  const { budget, taken } = counted(createUploadBudget(2 * maxResumeBytes + 200_000));
  const t = await listening({ budget });
  const { type, body } = await bytesOf(applicationForm({}, largest()));
  const waiting = await Promise.all([1, 2].map(() => rawConnection(t.port)));
  for (const { socket } of waiting) {
    socket.write(head(type, body.length));
    socket.write(body.subarray(0, body.length - 100));
  }
  // All but the last bytes of both have come by then.
  await eventually(() => expect(taken()).toBeGreaterThan(2 * (maxResumeBytes - 1000)));
  const url = `http://127.0.0.1:${t.port}${sendFormPath}`;
  const turnedAway = await fetch(url, { method: "POST", body: applicationForm({}, largest()) });
  expect([turnedAway.status, turnedAway.headers.get("retry-after")]).toEqual([503, "10"]);
  for (const { socket } of waiting) socket.write(body.subarray(body.length - 100));
  for (const raw of waiting) await eventually(() => expect(raw.text()).toMatch(/^HTTP\/1\.1 200 /));
  const after = await fetch(url, { method: "POST", body: applicationForm({}, largest()) });
  expect(after.status).toBe(200);
});

test("a refusal before anything is read arrives, though all is sent first", async () => {
  const t = await listening();
  const { type, body } = await bytesOf(applicationForm({}, largest()));
  const raw = await rawConnection(t.port);
  raw.socket.pause();
  raw.socket.write(head(type, body.length).replace("\r\n", "\r\nSec-Fetch-Site: cross-site\r\n"));
  for (let at = 0; at < body.length; at += 65_536) {
    const more = raw.socket.write(body.subarray(at, at + 65_536));
    if (!more) await new Promise((resolve) => raw.socket.once("drain", resolve));
  }
  raw.socket.end();
  raw.socket.resume();
  expect(await raw.closed).toEqual({ reset: false });
  expect(raw.text()).toMatch(/^HTTP\/1\.1 403 [\s\S]*own pages only\.$/);
});
