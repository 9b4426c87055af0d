import { connect } from "node:net";

export type Exchange = {
  /** Of each answer on the connection, in order. */
  statuses: number[];
  text: string;
  /** The other side gave no answer and did not hang up within the time. */
  silent: boolean;
};

/**
 * Sends bytes that no HTTP client would, half-closes, and reads until the other side hangs up.
 * @param pieces sent one after the other, each in a packet of its own
 */
export function exchange(
  port: number,
  pieces: readonly Uint8Array[],
  { waitMs = 20_000, halfClose = true } = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    let text = "";
    let silent = false;
    socket.setTimeout(waitMs, () => {
      silent = true;
      socket.destroy();
    });
    socket.on("connect", () => void send());
    async function send() {
      for (const piece of pieces) {
        if (!socket.writable) return;
        socket.write(piece);
        if (pieces.length > 1) await new Promise((done) => setImmediate(done));
      }
      if (halfClose) socket.end();
    }
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.on("end", () => socket.end());
    // A reset is an end like any other here.
    socket.on("error", () => {});
    socket.on("close", () => resolve({ statuses: statusesIn(text), text, silent }));
  });
}

// Not at a line's beginning: the body of the answer before need not end in one.
const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
