import type { IncomingMessage, Server } from "node:http";

export type Pace = {
  /** Nobody is judged before this: connections start slowly. */
  graceMs: number;
  /** On average since the request began. */
  leastBytesPerSecond: number;
  checkMs: number;
};

// The slowest mobile networks still carry several times as much. A resume of 5 MB has to be ten
// times as fast anyway, to arrive within a request's 60 seconds.
const usual: Pace = { graceMs: 5000, leastBytesPerSecond: 1000, checkMs: 1000 };

type Sending = { request: IncomingMessage; sinceMs: number; bytesBefore: number };

/**
 * Ends connections whose bodies trickle in: a request's own timeout alone would let someone hold
 * each of them for a minute with a few bytes. They get the same 408 as by that timeout.
 */
export function dropSlowSenders(server: Server, pace: Pace = usual): void {
  const sending = new Set<Sending>();
  server.on("request", (request) => {
    // Most requests are for pages and have no body.
    if (request.readableEnded) return;
    const one = { request, sinceMs: performance.now(), bytesBefore: request.socket.bytesRead };
    sending.add(one);
    const forget = () => sending.delete(one);
    request.once("end", forget).once("close", forget);
  });

  const check = () => {
    for (const one of sending) {
      if (!isSlow(one, pace)) continue;
      sending.delete(one);
      const error = Object.assign(new Error("The body came too slowly."), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      server.emit("clientError", error, one.request.socket);
    }
  };
  // Behind what waits to be read: a server that was busy must not take that for their slowness.
  const timer = setInterval(() => setImmediate(check), pace.checkMs).unref();
  server.once("close", () => clearInterval(timer));
}

function isSlow({ request, sinceMs, bytesBefore }: Sending, pace: Pace): boolean {
  const ms = performance.now() - sinceMs;
  const bytes = request.socket.bytesRead - bytesBefore;
  return ms > pace.graceMs && bytes < (ms / 1000) * pace.leastBytesPerSecond;
}
