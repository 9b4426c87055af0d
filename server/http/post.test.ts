import { once } from "node:events";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { httpPeer } from "#server/testing/http-peer.ts";
import { ownTimeouts } from "#server/testing/own-timeouts.ts";
import { newCertificate } from "#tests/support/faults/certificate.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { post } from "./post.ts";

type Options = Parameters<typeof post>[1];
const options: Options = {
  headers: { "Content-Type": "application/json" },
  body: '{"text":"é"}',
  timeoutMs: patienceMs,
  signal: new AbortController().signal,
};
const send = (url: URL | string, changes: Partial<Options> = {}) =>
  post(new URL(url), { ...options, ...changes });

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

test("what was taken counts as taken, also where the text behind it is unreadable", async () => {
  const wrong = { "content-encoding": "gzip" };
  const peer = await httpPeer((response) => response.writeHead(200, wrong).end("not gzip"));
  expect(await send(peer.url)).toEqual({ status: 200, text: "" });
});

test("whoever says nothing in time, or is away, has not answered", async () => {
  const runOut = ownTimeouts();
  const silent = await httpPeer(runOut);
  const within = { timeoutMs: 30_000 };
  await expect(send(silent.url, within)).rejects.toThrow("no answer within 30 seconds");
  await silent.close();
  await expect(send(silent.url)).rejects.toThrow("ECONNREFUSED");
});

test("an end without an answer is told, and so is another protocol", async () => {
  const peer = await httpPeer((response, { path }) =>
    path === "/hook" ? response.destroy() : response.writeHead(101, { upgrade: "x" }).end(),
  );
  await expect(send(peer.url)).rejects.toThrow("other side closed");
  await expect(send(new URL("/101", peer.url))).rejects.toThrow();
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
