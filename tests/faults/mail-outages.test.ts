/*
 * Proves that no mail is lost while the mail server is down, defers mail, disconnects after the data or
 * stops responding: visitors are served meanwhile, and every submission is mailed in the end, all copies with
 * one Message-ID. Time is simulated, SMTP is real.
 */
import { expect, test } from "vitest";
import { anApplication } from "#server/testing/submissions.ts";
import { message } from "#server/testing/forms.ts";
import { submissionsIn } from "#server/testing/store.ts";
import { ownTimeouts } from "#server/testing/own-timeouts.ts";
import { serving } from "#server/testing/serving.ts";
import { freePort } from "#tests/support/free-port.ts";
import { eventually } from "#tests/support/patience.ts";
import { shortOrLong } from "#tests/support/faults/test-length.ts";
import { type Fault, mailPeer } from "#tests/support/faults/mail-peer.ts";
import { mailingTo } from "#tests/support/faults/mailing.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
// Simulated time does not wait for SMTP. The long lease prevents overlapping attempts.
const limits = { leaseMs: 60 * day };

/** A site with its mail relay, in simulated time. */
async function siteMailingTo(url: string) {
  const { dataDir, store, relay, pass } = mailingTo(url, { limits });
  const site = await serving({ dataDir, onStored: relay.wake });
  let sent = 0;
  const send = async () => {
    const answer = await site.send({ ...message, name: `Visitor ${(sent += 1)}` });
    expect(answer).toMatchObject({ status: 200, text: "OK" });
    await store.add(anApplication({ full_name: `Visitor ${(sent += 1)}` }));
    relay.wake();
  };
  /** Advances time until everything is mailed. */
  const mailAll = async () => {
    while ((await store.queueState("mail")).waiting > 0) {
      await pass(minute);
      await new Promise((done) => setTimeout(done, 10));
    }
    expect((await submissionsIn(store)).map(({ mail }) => mail)).toEqual(
      Array(sent).fill("mailed"),
    );
  };
  return { store, send, mailAll, pass, count: () => sent };
}

test("after three days without a mail server every submission is mailed exactly once", async () => {
  const port = await freePort();
  const { store, send, mailAll, pass, count } = await siteMailingTo(
    `smtp://127.0.0.1:${port}?requireTLS=false`,
  );
  for (let today = 0; today < 3; today += 1) {
    for (let visits = shortOrLong(2, 10); visits > 0; visits -= 1) await send();
    for (let hours = 0; hours < 24; hours += 1) {
      await pass(day / 24);
      await eventually(async () =>
        expect((await store.get(1))?.lastMailError).toMatch(/ECONNREFUSED/),
      );
    }
  }
  expect(await store.queueState("mail")).toMatchObject({ waiting: count(), parked: 0 });
  const { arrivals } = await mailPeer(undefined, port);
  await mailAll();
  expect(arrivals()).toHaveLength(count());
  expect(new Set(arrivals().map(({ name }) => name)).size).toBe(count());
});

test.each<Fault>(["defers", "disconnects", "hangs"])(
  "a mail server that at first %s after the data gets every mail, all copies with one Message-ID",
  async (fault) => {
    let faults = 4;
    const runOut = ownTimeouts();
    const { url, arrivals } = await mailPeer(() => {
      if (faults-- <= 0) return undefined;
      if (fault === "hangs") runOut();
      return fault;
    });
    const { send, mailAll, count } = await siteMailingTo(url);
    await send();
    await mailAll();
    expect(arrivals().length).toBeGreaterThanOrEqual(count() + 4);
    const copies = new Set(arrivals().map(({ name, messageId }) => `${name} ${messageId}`));
    expect(copies.size).toBe(count());
  },
);
