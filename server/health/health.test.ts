import { describe, expect, test } from "vitest";
import { openStore } from "../inbox/store.ts";
import { ids, sendForm, testApp, typed, type Changes } from "../testing/app.ts";
import { tempDir } from "../testing/temp.ts";
import { freeBytesIn } from "./free-bytes.ts";

const mail = {
  smtpUrl: "smtp://mail.example.com",
  to: "office@example.com",
  from: { name: "", address: "office@example.com" },
};

const ready = async (t: ReturnType<typeof testApp>) => {
  const answer = await t.app.request("/readyz");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  return [answer.status, await answer.json()] as const;
};

const broken = (message: string): Changes["store"] => ({
  probeWrite: () => {
    throw new Error(message);
  },
});

test("healthz says that the process answers, and nothing of the store", async () => {
  const t = testApp({ store: broken("disk is full") });
  const answer = await t.app.request("/healthz");
  expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

describe("readyz", () => {
  test("is 200 while messages can be kept, and leaves nothing behind", async () => {
    const t = testApp();
    expect(await ready(t)).toEqual([200, { ready: true, store: "ok", disk: "ok", queue: null }]);
    expect(t.store.list()).toEqual([]);
  });

  test("tells of the mail queue in figures", async () => {
    const t = testApp({ config: { mail } });
    await sendForm(t, { ...typed, ...ids });
    t.clock.advance(90);
    await sendForm(t, { ...typed, ...ids });
    const [status, body] = await ready(t);
    expect([status, body]).toEqual([
      200,
      {
        ready: true,
        store: "ok",
        disk: "ok",
        queue: { waiting: 2, parked: 0, oldestWaitingSeconds: 90 },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/amina/i);
  });

  test("is 503 when the store cannot be written, with the detail in the log, once", async () => {
    const t = testApp({ store: broken("attempt to write a readonly database") });
    const expected = [503, { ready: false, store: "failed", disk: "ok", queue: null }];
    expect(await ready(t)).toEqual(expected);
    t.clock.advance(5);
    expect(await ready(t)).toEqual(expected);
    expect(t.logged.errors).toHaveLength(1);
    expect(t.logged.errors[0]).toMatch(/readonly/);
  });

  test("is 503 when a real database can no longer be written", async () => {
    const dir = tempDir();
    const store = openStore(dir);
    const t = testApp({ store });
    expect((await ready(t))[0]).toBe(200);
    store.close();
    t.clock.advance(5);
    expect((await ready(t))[0]).toBe(503);
  });

  test("is 503 when the disk is nearly full, at the very byte", async () => {
    const free = (bytes: number) =>
      testApp({ freeBytes: () => bytes, config: { leastFreeBytes: 1000 } });
    expect((await ready(free(1000)))[0]).toBe(200);
    const low = { ready: false, store: "ok", disk: "low", queue: null };
    expect(await ready(free(999))).toEqual([503, low]);
  });

  test("takes a file system that does not say for a good one", async () => {
    const t = testApp({
      freeBytes: () => {
        throw new Error("ENOSYS");
      },
    });
    expect(await ready(t)).toEqual([
      200,
      { ready: true, store: "ok", disk: "unknown", queue: null },
    ]);
  });

  test("writes at most once a second, however often it is asked", async () => {
    let writes = 0;
    const t = testApp({ store: { probeWrite: () => (writes += 1) } });
    for (let i = 0; i < 20; i += 1) await ready(t);
    expect(writes).toBe(1);
    t.clock.advance(1);
    await ready(t);
    expect(writes).toBe(2);
  });
});

test("watching is only logged when something is wrong", async () => {
  const t = testApp({ store: broken("full") });
  await t.app.request("/healthz");
  await t.app.request("/readyz");
  expect(t.logged.requests).toEqual([{ method: "GET", path: "/readyz", status: 503, ms: 0 }]);
});

test.for(["/healthz", "/readyz"])("%s can be asked by HEAD and not be posted to", async (path) => {
  const t = testApp();
  expect((await t.app.request(path, { method: "HEAD" })).status).toBe(200);
  expect((await t.app.request(path, { method: "POST" })).status).toBeGreaterThanOrEqual(404);
});

test("free space is what the file system of a folder has", () => {
  expect(freeBytesIn(tempDir())).toBeGreaterThan(0);
  expect(() => freeBytesIn("/nowhere/at/all")).toThrow(/ENOENT/);
});
