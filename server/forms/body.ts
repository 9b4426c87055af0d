import type { IncomingMessage } from "node:http";
import { malformed } from "./http-error.ts";

const blockBytes = 16 * 1024;

/**
 * Reads a request's body to its end. When `onBlock` throws, the rest is discarded before the error is
 * thrown: browsers read the response only after sending everything, and closing the connection earlier
 * would hide it.
 * @param onBlock gets at least 16 kB at once, but for the last: a chunk of one byte takes 256 of memory
 * @throws HttpError 400 when the body is incomplete
 */
export async function readBody(
  request: IncomingMessage,
  onBlock: (block: Buffer) => void,
): Promise<void> {
  let error: unknown;
  let block = Buffer.alloc(blockBytes);
  let filled = 0;
  const pass = (bytes: Buffer) => (error ??= errorFrom(() => onBlock(bytes)));
  const passBlock = () => {
    if (filled === 0) return;
    pass(block.subarray(0, filled));
    block = Buffer.alloc(blockBytes);
    filled = 0;
  };
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      if (error !== undefined) continue;
      if (filled + chunk.byteLength > blockBytes) passBlock();
      if (chunk.byteLength > blockBytes) pass(chunk);
      else filled += chunk.copy(block, filled);
    }
  } catch {
    throw malformed("The request ended before its body was complete.");
  }
  passBlock();
  if (error !== undefined) throw error;
}

/** @returns the error that `work` throws, if any */
function errorFrom(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
