import { once } from "node:events";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer, type LookupFunction } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { httpPeer } from "#server/testing/http-peer.ts";
import { ownTimeouts } from "#server/testing/own-timeouts.ts";
import { newCertificate } from "#tests/support/faults/certificate.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { post, privateAddresses } from "./post.ts";

type Options = Parameters<typeof post>[1];
const options: Options = {
  headers: { "Content-Type": "application/json" },
  body: '{"text":"é"}',
  timeoutMs: patienceMs,
  signal: new AbortController().signal,
  mayBePrivate: true,
};
const send = (url: URL | string, changes: Partial<Options> = {}) =>
  post(new URL(url), { ...options, ...changes });
const failing = (...sent: Parameters<typeof send>) =>
  send(...sent).then(
    () => expect.fail("answered"),
    (error: unknown) => error,
  );

/** Leads any name to these addresses, the next one each time. */
function leadingTo(...addresses: string[]): LookupFunction {
  return (_, { all }, done) => {
    const [address = ""] = addresses.splice(0, 1);
    const family = address.includes(":") ? 6 : 4;
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

test("posts, and returns whatever is answered, of a redirect too", async () => {
  const peer = await httpPeer((response) =>
    response.writeHead(302, { location: "http://127.0.0.1/" }).end("elsewhere"),
  );
  expect(await send(peer.url)).toEqual({ status: 302, text: "elsewhere" });
  expect(peer.received).toMatchObject([{ body: options.body, path: "/hook" }]);
});

test("an answer is cut at 16 kB, whether it ends or not", async () => {
  const peer = await httpPeer((response) => void response.write("x".repeat(1_000_000)));
  const { text } = await send(peer.url);
  expect(text).toHaveLength(16 * 1024);
});

test("no connection is used twice", async () => {
  const peer = await httpPeer();
  await send(peer.url);
  await send(peer.url);
  expect(peer.connections()).toBe(2);
});

test("whoever says nothing in time may have it; who is away has not", async () => {
  const runOut = ownTimeouts();
  const silent = await httpPeer(runOut);
  expect(await failing(silent.url, { timeoutMs: 30_000 })).toMatchObject({
    message: "no answer within 30 seconds",
    textSent: true,
  });
  await silent.close();
  expect(await failing(silent.url)).toMatchObject({
    message: expect.stringContaining("ECONNREFUSED"),
    textSent: false,
  });
});

test("a certificate for an address is taken where the address is asked", async () => {
  const { key, text } = newCertificate();
  const before = getCACertificates();
  setDefaultCACertificates([...before, text ?? ""]);
  onTestFinished(() => setDefaultCACertificates(before));
  const server = createTlsServer({ key, cert: text }, (_, response) => response.end("ok"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  expect(await send(`https://127.0.0.1:${port}/`)).toEqual({ status: 200, text: "ok" });
});

test("an end without an answer is told", async () => {
  const peer = await httpPeer((response) => void response.destroy());
  expect(await failing(peer.url)).toMatchObject({ textSent: true });
});

/** What accepts connections, for TLS or not, and counts them. */
async function listener() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return { port, connections: () => connections };
}

const blocked = { message: "it leads to this machine or a private network", textSent: false };

test.for(["http", "https"])("%s: no private address is asked unless it may be", async (scheme) => {
  const { port, connections } = await listener();
  const refused = (host: string, lookup?: LookupFunction) =>
    failing(`${scheme}://${host}:${port}/`, { mayBePrivate: false, ...(lookup && { lookup }) });
  for (const host of [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "localhost",
  ])
    expect([host, await refused(host)]).toEqual([host, expect.objectContaining(blocked)]);
  for (const address of [
    ..."10.1.2.3 100.64.0.1 169.254.169.254 172.31.0.1 192.168.1.1 0.0.0.0 224.0.0.1".split(" "),
    ..."::1 ::ffff:10.0.0.1 64:ff9b::a00:1 fd00::1 fe80::1 ff02::1 2002:a00:1:: ::127.0.0.1".split(
      " ",
    ),
  ])
    expect([address, await refused("a.example", leadingTo(address))]).toEqual([
      address,
      expect.objectContaining(blocked),
    ]);
  expect(connections()).toBe(0);
});

test("an address is checked when it is used: a name that changed meanwhile leads nowhere", async () => {
  const peer = await httpPeer();
  // Public when somebody looks it up to check it, and this machine's when the connection is made.
  const lookup = leadingTo("93.184.215.14", "127.0.0.1");
  lookup("a.example", { all: true }, () => {});
  const url = `http://a.example:${peer.port}/`;
  expect(await failing(url, { mayBePrivate: false, lookup })).toMatchObject(blocked);
  expect(peer.connections()).toBe(0);
  // It is the address that decides, not the name.
  const here = leadingTo("127.0.0.1");
  expect(await send(url, { lookup: here })).toMatchObject({ status: 200 });
});

test("public addresses are not private ones", () => {
  const isPrivate = (address: string, family: "ipv4" | "ipv6") =>
    privateAddresses.check(address, family);
  for (const address of ["93.184.215.14", "172.15.0.1", "100.128.0.1", "223.255.255.255"])
    expect([address, isPrivate(address, "ipv4")]).toEqual([address, false]);
  for (const address of ["2606:2800:21f:cb07::1", "::ffff:93.184.215.14", "64:ff9b::5db8:d70e"])
    expect([address, isPrivate(address, "ipv6")]).toEqual([address, false]);
});
