import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

/** Where clamd listens: the path of a socket, or host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** @returns undefined unless it is a path such as `/run/clamav/clamd.ctl`, or host and port such as `127.0.0.1:3310` */
export function clamdAddress(text: string): ClamdAddress | undefined {
  if (text.startsWith("/")) return { path: text };
  const [, host, port] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  return host && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined;
}

// A page waits 40 seconds for an answer. Large documents take clamd some seconds.
const answerMs = 15_000;
const chunkBytes = 64 * 1024;

/**
 * Sends a command and its data to clamd (https://docs.clamav.net/manual/Usage/Scanning.html#clamd).
 * @returns its answer, such as `PONG` or `stream: OK`
 * @throws when it cannot be reached or does not answer
 */
export async function askClamd(address: ClamdAddress, command: string, data?: Uint8Array) {
  const socket = connect(address);
  const timer = setTimeout(() => socket.destroy(new Error("clamd did not answer.")), answerMs);
  try {
    // `z`: commands and answers end with NUL.
    socket.write(`z${command}\0`);
    if (data) for (const piece of pieces(data)) socket.write(piece);
    const answer = (await buffer(socket)).toString();
    if (!answer.endsWith("\0")) throw new Error("clamd broke off its answer.");
    return answer.slice(0, -1);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Each piece with its length before it; one without bytes ends them. Copied: the file's memory is freed before long. */
function* pieces(data: Uint8Array): Generator<Buffer> {
  for (let at = 0; at <= data.byteLength; at += chunkBytes) {
    const piece = data.subarray(at, at + chunkBytes);
    if (piece.byteLength > 0) yield Buffer.concat([lengthOf(piece.byteLength), piece]);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
