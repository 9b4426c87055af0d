import type { IncomingMessage } from "node:http";
import { HttpError } from "./http-error.ts";

// Larger than any resume that is taken: who attaches a film is told so by the form, not by an error.
// What a sender pushes beyond that is not looked at, and not waited for.
const mostBytes = 64 * 1024 * 1024;

// A line of 256 kbit/s carries forty times as much.
const pace = { leastBytes: 8 * 1024, everyMs: 10_000 };

/**
 * Reads a request's body to its end, piece by piece. After an error the rest is thrown away: browsers
 * send on to the end before they look at the answer, and hanging up earlier shows them none.
 * @param take may throw; what it throws is thrown at the end
 * @throws HttpError 400 when the body breaks off
 */
export async function readBody(
  request: IncomingMessage,
  take: (piece: Uint8Array) => void,
  failed?: HttpError,
): Promise<void> {
  let size = 0;
  let sizeBefore = 0;
  let error: unknown = failed;
  const stalled = setInterval(() => {
    if (size - sizeBefore < pace.leastBytes) request.destroy();
    sizeBefore = size;
  }, pace.everyMs);
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > mostBytes) request.destroy();
      if (error === undefined) error = thrownBy(() => take(piece));
      else letGo(piece);
    }
  } catch {
    throw new HttpError(400, "The request ended before its body was complete.");
  } finally {
    clearInterval(stalled);
  }
  if (error !== undefined) throw error;
}

/** Gives memory back at once that nobody looks at; the collector lets tens of megabytes gather first. */
function letGo({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Throws a body away. @returns `error`, or why the body broke off */
export const discarded = (request: IncomingMessage, error: HttpError): Promise<unknown> =>
  readBody(request, () => {}, error).catch((thrown: unknown) => thrown);

/** @returns what `work` throws */
export function thrownBy(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Memory that grows up to a limit, however small the pieces are that it is filled with. */
export function growingBytes(
  most: number,
  take: (bytes: number) => void,
  tooMuch: () => HttpError,
) {
  const buffer = new ArrayBuffer(0, { maxByteLength: most });
  let size = 0;
  return {
    add(piece: Uint8Array): void {
      take(piece.byteLength);
      const end = size + piece.byteLength;
      if (end > most) throw tooMuch();
      // Twice as much each time, so that a byte more seldom needs a new page of memory.
      if (end > buffer.byteLength) buffer.resize(Math.min(most, Math.max(end, 2 * size, 4096)));
      new Uint8Array(buffer).set(piece, size);
      size = end;
    },
    view: () => new Uint8Array(buffer, 0, size),
    /** Gives the memory back at once; the collector would let tens of megabytes gather first. */
    free(): void {
      size = 0;
      buffer.resize(0);
    },
  };
}
