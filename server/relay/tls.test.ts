import { expect, test } from "vitest";
import { aMessage } from "../testing/entries.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { relayTo } from "../testing/relay.ts";
import { smtpPeer } from "../testing/smtp.ts";

allowSlowMachines();

test("mail is not sent in the clear, unless the address says so", async () => {
  const peer = await smtpPeer({ hideSTARTTLS: true, disabledCommands: ["STARTTLS", "AUTH"] });
  const strict = relayTo(peer.url);
  strict.store.add(aMessage());
  strict.relay.nudge();
  await strict.pass(0);
  await eventually(() => expect(strict.store.get(1)?.lastMailError).toBeTruthy());
  expect(peer.deliveries).toEqual([]);
  const relaxed = relayTo(`${peer.url}&requireTLS=false`);
  relaxed.store.add(aMessage());
  relaxed.relay.nudge();
  await relaxed.pass(0);
  await peer.received(1);
  expect(peer.deliveries[0]?.secure).toBe(false);
});

test("mail to a server with a certificate of its own is not sent", async () => {
  const peer = await smtpPeer();
  const { store, relay, pass } = relayTo(peer.url.split("?")[0] ?? "");
  store.add(aMessage());
  relay.nudge();
  await pass(0);
  await eventually(() => expect(store.get(1)?.lastMailError).toMatch(/self.signed|certificate/i));
  expect(peer.deliveries).toEqual([]);
});
