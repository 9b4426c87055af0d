/* A database whose packets get lost, as behind a broken switch or firewall: nothing closes its connections. */
import { describe, expect, inject, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { submissionField } from "#contract/guards.ts";
import { ask } from "#server/testing/database.ts";
import { newDatabase } from "#server/testing/engines.ts";
import { eventually } from "#tests/support/patience.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

describe.runIf(inject("postgres"))("on PostgreSQL", () => {
  test("senders get 503 meanwhile, pages are served, and the server comes back by itself", async () => {
    const direct = await newDatabase();
    const url = new URL(direct);
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const { port, get } = await startServer({ DATABASE_URL: url.href });
    const post = async (key: string, fields = message as Record<string, string | File>) => {
      const body = formOf({ ...fields, [submissionField]: key.repeat(24) });
      const headers = { accept: "application/problem+json" };
      const address = `http://127.0.0.1:${port}${sendFormPath}`;
      const answer = await fetch(address, { method: "POST", body, headers });
      const [text, retryAfter] = [await answer.text(), answer.headers.get("retry-after")];
      if (answer.status === 200) return "sent";
      return [answer.status, JSON.parse(text).title, retryAfter];
    };
    // So that there are open connections.
    const keys = [..."abcdef"];
    for (const sent of await Promise.all(keys.map((key) => post(key)))) expect(sent).toBe("sent");
    proxy.setSilent(true);
    const away = [503, "storeAway", "60"];
    const later = [..."123456"];
    for (let round = 0; round < 3; round += 1)
      for (const answer of await Promise.all(later.map((key) => post(key))))
        expect(answer).toEqual(away);
    expect(await post("9", application)).toEqual(away);
    expect((await get("/")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(503);
    proxy.setSilent(false);
    await eventually(async () => expect((await get("/readyz")).status).toBe(200));
    for (const key of later) expect(await post(key)).toBe("sent");
    const [stored] = await ask(direct, "SELECT count(*)::int AS count FROM inbox.entries");
    expect(stored).toEqual({ count: keys.length + later.length });
  });
});
