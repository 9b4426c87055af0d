import { expect, test } from "vitest";
import { destinationsOf } from "#server/outbox/outbox.ts";
import { readSettings } from "#server/settings.ts";
import { filled, inbox } from "#server/testing/cli.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { destinationDeps, relayOf } from "#server/testing/mail.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { numbersIn } from "#server/testing/store.ts";

const secret = `whsec_${Buffer.alloc(32).toString("base64")}`;

/** A store beside which a server delivers to these addresses, and the command's output. */
async function tested(WEBHOOK_URL: string) {
  const env = { WEBHOOK_URL, WEBHOOK_SECRET: secret };
  const { dir, store } = await filled();
  const runtime = testRuntime(new Date(Date.now() + 3_600_000).toISOString());
  const withStore = <T>(work: (it: typeof store) => Promise<T>) => work(store);
  const settings = readSettings(env);
  const destinations = destinationsOf(destinationDeps({ ...runtime, settings, withStore }));
  const relay = relayOf(destinations, { withStore, runtime });
  let isEnded = false;
  const ended = inbox(dir, ["test"], env).finally(() => (isEnded = true));
  while (!isEnded) {
    relay.wake();
    await runtime.pass(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { ...(await ended), kept: await numbersIn(store) };
}

test("a signed event goes through the server's queue; the command says what became of it, and erases it", async () => {
  const peer = await httpPeer();
  const broken = await httpPeer((response) => void response.writeHead(404).end("no such hook"));
  const { code, out, kept } = await tested(`${peer.url.href},${broken.url.href}`);
  expect(code).toBe(1);
  expect(out.split("\n").slice(1)).toEqual([
    "webhook 1: delivered",
    expect.stringMatching(/^webhook 2: 127\.0\.0\.1:\d+ answered 404: no such hook$/),
    "",
  ]);
  expect(JSON.parse(peer.received[0]?.body ?? "")).toMatchObject({ type: "test" });
  expect(peer.received[0]?.headers["webhook-signature"]).toMatch(/^v1,/);
  expect(kept).toEqual([]);
});

test("without anything to test it says so", async () => {
  const { dir } = await filled();
  expect(await inbox(dir, ["test"])).toMatchObject({
    code: 1,
    err: expect.stringContaining("There is nothing to test"),
  });
});
