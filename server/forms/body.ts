import type { IncomingMessage } from "node:http";
import { type HttpError, malformed } from "./http-error.ts";

// Far above the limit for resumes, so that the form itself can report a file that is too large.
// The connection of a sender who exceeds this is closed.
const maxBodyBytes = 64 * 1024 * 1024;
// The same for a body that is only read to its end. It holds a resume of the maximum size; reading it takes 4 ms.
const maxRefusedBytes = 8 * 1024 * 1024;

// A line of 256 kbit/s carries forty times as much.
const minRate = { bytes: 8 * 1024, everyMs: 10_000 };

/**
 * Reads a request's body to its end. When `onChunk` throws, the rest is discarded before the error is
 * thrown: browsers read the response only after sending everything, and closing the connection earlier
 * would hide it.
 * @param isRefused whether the answer will be an error whatever the body holds
 * @throws HttpError 400 when the body is incomplete
 */
export async function readBody(
  request: IncomingMessage,
  onChunk: (chunk: Buffer) => void,
  isRefused: boolean,
): Promise<void> {
  const maxBytes = isRefused ? maxRefusedBytes : maxBodyBytes;
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
      if (size > maxBytes) request.destroy();
      if (error === undefined) error = errorFrom(() => onChunk(chunk));
      else releaseMemory(chunk);
    }
  } catch {
    throw malformed("The request ended before its body was complete.");
  } finally {
    clearInterval(rateCheck);
  }
  if (error !== undefined) throw error;
}

/**
 * Reads a body without keeping any of it, then throws `error`.
 * @throws HttpError 400 instead when the body is incomplete
 */
export async function discardBody(request: IncomingMessage, error: HttpError): Promise<never> {
  await readBody(request, releaseMemory, true);
  throw error;
}

/** Detaches a chunk's memory; the garbage collector would let tens of megabytes accumulate. */
function releaseMemory({ buffer, byteLength }: Buffer): void {
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
