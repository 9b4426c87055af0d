import type { IncomingMessage } from "node:http";
import { type HttpError, malformed } from "./http-error.ts";

/** Far above the limit for resumes, so that the form itself can report a file that is too large. */
export const maxBodyBytes: number = 64 * 1024 * 1024;
// Of a body that is refused whatever it holds. A message fits, so that its sender reads the answer in any case.
const maxRefusedBytes = 64 * 1024;

// A line of 256 kbit/s carries forty times as much.
const minRate = { bytes: 8 * 1024, everyMs: 10_000 };

/** Bytes of the body, which the sender had to say (app.ts). */
export const lengthOf = ({ headers }: IncomingMessage): number =>
  Number(headers["content-length"] ?? 0);

/**
 * Reads a request's body to its end. When `onChunk` throws, the rest is discarded before the error is
 * thrown: browsers read the response only after sending everything, and closing the connection earlier
 * would hide it.
 * @throws HttpError 400 when the body is incomplete
 */
export async function readBody(
  request: IncomingMessage,
  onChunk: (chunk: Buffer) => void | Promise<void>,
): Promise<void> {
  let size = 0;
  let sizeBefore = 0;
  let error: unknown;
  const rateCheck = setInterval(() => {
    if (size - sizeBefore < minRate.bytes) request.destroy();
    sizeBefore = size;
  }, minRate.everyMs);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (error !== undefined) releaseMemory(chunk);
      else
        try {
          await onChunk(chunk);
        } catch (thrown) {
          error = thrown;
        }
    }
  } catch {
    throw malformed("The request ended before its body was complete.");
  } finally {
    clearInterval(rateCheck);
  }
  if (error !== undefined) throw error;
}

/**
 * Throws `error`, which is the answer to this body whatever it holds. Only a short one is read before: to a longer one the
 * server answers at once (http/early-answer.ts).
 * @throws HttpError 400 instead when the body is incomplete
 */
export async function discardBody(request: IncomingMessage, error: HttpError): Promise<never> {
  if (lengthOf(request) <= maxRefusedBytes) await readBody(request, releaseMemory);
  throw error;
}

/** Detaches a chunk's memory; the garbage collector would let tens of megabytes accumulate. */
export function releaseMemory({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** @returns the error that `work` throws, if any */
export function errorFrom(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
