import { connect } from "node:net";

export type Load = {
  perSecond: number;
  /** Milliseconds from the first byte sent to the last one received. */
  p50: number;
  p99: number;
  /** Answers with another status, and connections that broke. */
  failed: number;
};

type Setting = { connections: number; ms: number };

/**
 * Asks the same thing over kept-alive connections, each at once again when it has its answer, for a
 * while. Costs little itself: the first answer of a connection tells how long all are.
 * @param request bytes of one request
 */
export async function load(
  port: number,
  request: Uint8Array,
  { connections, ms }: Setting,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const until = begun + ms;

  async function ask(): Promise<void> {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    await new Promise<void>((resolve) => {
      let length: number | undefined;
      let received = Buffer.alloc(0);
      let count = 0;
      let sent = 0;
      const send = () => {
        sent = performance.now();
        count = 0;
        socket.write(request);
      };
      socket.on("connect", send);
      socket.on("data", (chunk: Buffer) => {
        if (count === 0 && !chunk.subarray(0, 12).equals(good)) failed += 1;
        count += chunk.length;
        if (length === undefined) {
          received = Buffer.concat([received, chunk]);
          length = lengthOf(received);
        }
        if (length === undefined || count < length) return;
        const now = performance.now();
        times.push(now - sent);
        if (now < until) send();
        else socket.end();
      });
      socket.on("error", () => (failed += 1));
      socket.on("close", () => resolve());
    });
  }

  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - begun) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

const good = Buffer.from("HTTP/1.1 200");

/** Of a whole answer, once its head is there. @throws Error when it does not say */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const body = /^content-length: (\d+)/im.exec(received.toString("latin1", 0, end))?.[1];
  if (body === undefined) throw new Error("An answer without Content-Length.");
  return end + 4 + Number(body);
}
