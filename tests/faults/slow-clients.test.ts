/*
 * Proves that hundreds of clients that trickle their headers or bodies shut nobody else out: a
 * normal visitor gets pages and leaves messages all the while, and the tricklers are cut off. How
 * fast the visitor was answered is printed and decides nothing.
 */
import { connect } from "node:net";
import { expect, test } from "vitest";
import { sendFormPath } from "#contract/provider.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { amount, patience, seededRandom } from "./support/form.ts";
import { startServer } from "./support/server-process.ts";
import { anySent, post } from "./support/visitors.ts";

const tricklers = amount(200, 600);
const dripMs = 500;

const posted = (rest: string) =>
  `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Type: ${rest}\r\n\r\n`;
const form = "application/x-www-form-urlencoded";

const starts = {
  headers: "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ",
  body: posted(`${form}\r\nContent-Length: 5000`),
  chunked: posted(`${form}\r\nTransfer-Encoding: chunked`),
  // Answered at once, and sent on all the same.
  refused: posted("text/plain\r\nContent-Length: 5000"),
};

type Kind = keyof typeof starts;

/** Sends a byte now and then for ever. @returns the status it was cut off with, 0 for none */
function trickle(port: number, kind: Kind): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let text = "";
    const drip = setInterval(() => socket.write(kind === "chunked" ? "1\r\nx\r\n" : "x"), dripMs);
    socket.write(starts[kind]);
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
    });
  });
}

test(
  "clients that trickle are cut off, and visitors are served meanwhile",
  async () => {
    const random = seededRandom();
    const dir = tempDir();
    // They all come from one address here, which elsewhere has 200 connections at most.
    const env = { DATA_DIR: dir, MAX_CONNECTIONS: "2000" };
    const server = await startServer(env);
    let left = tricklers;
    const cutOff = Promise.all(
      Array.from({ length: tricklers }, async () => {
        const kind = random.pick(Object.keys(starts) as Kind[]);
        const status = await trickle(server.port, kind);
        left -= 1;
        return `${kind} ${status}`;
      }),
    );
    const times: number[] = [];
    let messages = 0;
    // Until the last of them is gone; those that are not are this test's failure.
    for (; left > 0; messages += 1) {
      const begun = performance.now();
      const page = await fetch(`http://127.0.0.1:${server.port}/`);
      expect([page.status, (await page.text()).length > 20_000]).toEqual([200, true]);
      times.push(performance.now() - begun);
      expect((await post(server.port, anySent(random, `Visitor ${messages}`)))?.status).toBe(200);
      await new Promise((done) => setTimeout(done, 10));
    }
    expect(new Set(await cutOff)).toEqual(
      new Set(["headers 408", "body 408", "chunked 408", "refused 415"]),
    );
    const { store } = openedStore(dir);
    expect(store.overview()).toHaveLength(messages);
    const sorted = times.toSorted((a, b) => a - b);
    const p = (part: number) => `${Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)} ms`;
    console.log(
      `${tricklers} slow clients: ${times.length} pages and messages of a visitor meanwhile, ` +
        `page p50 ${p(0.5)}, p99 ${p(0.99)} (should be under 250 ms)`,
    );
  },
  patience,
);
