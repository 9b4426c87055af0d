/*
 * Proves that site and editor work behind Debian's nginx with hosting/nginx.conf. `npm run test:long` installs nginx where
 * it may; without it, it is skipped.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { webhookWay } from "#server/watch/ways.ts";
import { postJson } from "#server/outbox/posting.ts";
import { testForm } from "#server/watch/whole-way.ts";
import { tokenSource } from "#server/outbox/oauth.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { systemClock } from "#server/time.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { numbersIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { findProgram } from "#tools/browsers.ts";
import { startNginx } from "#tests/support/faults/nginx.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

const testNginx = findProgram("nginx") ? test : test.skip;

testNginx("pages and forms by TLS, and a limit counts each visitor", async () => {
  const limits = { RATE_LIMIT: "2/2" };
  const dataDir = tempDir();
  const trusting = { TRUST_PROXY: "X-Forwarded-For", DATA_DIR: dataDir };
  const { port } = await startServer({ ...trusting, ...limits });
  const { ask, plainPort } = await startNginx(port);
  for (const [to, shown] of Object.entries({ "127.0.0.1": "127.0.0.1", "::1": "[::1]" })) {
    expect(await ask("/", { to })).toEqual({ status: 200, text: "home", hsts: "max-age=63072000" });
    const plain = await fetch(`http://${shown}:${plainPort}/about`, { redirect: "manual" });
    expect(plain.status).toBe(308);
  }

  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_200_000, 7)]);
  const resume = new File([bytes], "Amina.pdf");
  const sent = await ask(sendFormPath, { body: formOf({ ...application, resume }) });
  expect(sent).toMatchObject({ status: 200, text: "OK" });
  const send = async (from: string) =>
    (await ask(sendFormPath, { body: formOf(message), from })).status;
  expect([await send("127.0.0.1"), await send("127.0.0.1"), await send("127.0.0.3")]).toEqual([
    200, 429, 200,
  ]);
  expect(await numbersIn(openedStore(dataDir).store)).toHaveLength(3);
});

testNginx("no log has a visitor's address, whether the site answers or not", async () => {
  const { port, end } = await startServer({ TRUST_PROXY: "X-Forwarded-For" });
  const { ask, log, plainPort } = await startNginx(port);
  expect((await ask("/", { from: "127.0.0.7" })).status).toBe(200);
  await fetch(`http://127.0.0.1:${plainPort}/about`, { redirect: "manual" });
  await end("SIGTERM");
  expect((await ask("/", { from: "127.0.0.7" })).status).toBe(502);
  expect(log()).toBe("");
});

// Others may not listen there.
const testOn443 = process.getuid?.() === 0 ? testNginx : test.skip;

testOn443(
  "what the server posts to an https address without a port names the host alone",
  async () => {
    const peer = await httpPeer((response) => response.end('{"access_token":"x"}'));
    const { certificate = "" } = await startNginx(peer.port, 9, 443);
    const before = getCACertificates();
    setDefaultCACertificates([...before, certificate]);
    onTestFinished(() => setDefaultCACertificates(before));
    const { signal } = new AbortController();
    const [publicUrl, url] = ["https://127.0.0.1", new URL("https://127.0.0.1/hook")];
    const { store } = openedStore();
    const inbox = { withStore: <T>(work: (it: typeof store) => Promise<T>) => work(store) };
    await testForm({ inbox, pause, publicUrl, email: "site@example.com" });
    await postJson(url, "{}", {}, signal);
    await webhookWay(url).send({ subject: "", text: "Test" }, signal);
    const none = { scope: undefined, clientSecret: undefined, refreshToken: undefined };
    const oauth = { tokenUrl: url, clientId: "app", user: "site@example.com", ...none };
    await tokenSource(oauth, systemClock).get(signal);
    expect(peer.received.map(({ path, headers }) => [path, headers.host])).toEqual([
      ["/", "www.example.com"], // as startNginx asks
      [sendFormPath, "127.0.0.1"],
      ["/hook", "127.0.0.1"],
      ["/hook", "127.0.0.1"],
      ["/hook", "127.0.0.1"],
    ]);
  },
);

testNginx("the editor gets web sockets, large pictures, and who asks by which name", async () => {
  const editor = createServer(async (asked, answer) => {
    let size = 0;
    for await (const part of asked) size += (part as Buffer).length;
    const { host, "x-forwarded-for": from, "x-forwarded-proto": by } = asked.headers;
    answer.end(`${host} ${from} ${by} ${Math.floor(size / 1e6)}`);
  });
  editor.on("upgrade", (asked, socket) =>
    socket.end(
      `HTTP/1.1 101 Yes\r\nConnection: Upgrade\r\nUpgrade: ${asked.headers.upgrade}\r\n\r\n`,
    ),
  );
  await once(editor.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void editor.close());
  const { port } = editor.address() as AddressInfo; // of a server that listens on TCP
  const { ask } = await startNginx(9, port);
  const host = "edit.example.com";
  const body = formOf({ picture: new File([Buffer.alloc(60_000_000)], "scan.png") });
  const { text } = await ask("/edit/api/addPicture", { host, body });
  expect(text).toBe(`${host} 127.0.0.1 https 60`);
  const headers = { Connection: "Upgrade", Upgrade: "websocket" };
  expect(await ask("/", { host, headers })).toMatchObject({ status: 101 });
});
