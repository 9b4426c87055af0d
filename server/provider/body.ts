import { Refusal } from "./refusal.ts";
import type { Allotment } from "./upload-budget.ts";

type Reader = ReadableStreamDefaultReader<Uint8Array>;

// What a sender may still push after a refusal before it is left alone. Browsers send on to the
// end before they look at the answer; hanging up earlier shows them a reset instead of the 413.
const mostDiscarded = 64 * 1024 * 1024;

/** Wording of EmailJS, whose own limit is 50Kb; seen in many public repositories. */
export const tooLargeText = "Variables size limit. The maximum allowed variables size is 100Kb";

/**
 * Hands a request's body over piece by piece, at most `limit` bytes of it.
 * The declared length is only a first check; what counts is what arrives.
 * @param take may throw a Refusal; what then still arrives is thrown away
 * @throws Refusal 413 as soon as it is too large, 400 when the body breaks off
 */
export async function readPieces(
  request: Request,
  limit: number,
  take: (piece: Uint8Array) => void | Promise<void>,
): Promise<void> {
  if (request.body === null) return;
  const reader: Reader = request.body.getReader();
  try {
    if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
    let size = 0;
    for (;;) {
      const { done, value } = await read(reader);
      if (done) return;
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      await take(value);
    }
  } catch (error) {
    if (error instanceof Refusal) error.extras.rest = discard(reader);
    throw error;
  }
}

/** Reads a body into memory. @throws Refusal as `readPieces`, 503 when memory is short */
export async function readBody(
  request: Request,
  limit: number,
  allotment: Allotment,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  await readPieces(request, limit, (piece) => {
    allotment.take(piece.byteLength);
    pieces.push(piece);
  });
  return Uint8Array.from(Buffer.concat(pieces));
}

async function read(reader: Reader) {
  try {
    return await reader.read();
  } catch (cause) {
    const broken = new Refusal(400, "The request ended before its body was complete.");
    broken.cause = cause;
    throw broken;
  }
}

const tooLarge = () => new Refusal(413, tooLargeText);

/** Throws away a body nobody has begun to read. @returns undefined when there is none */
export function discardUnread(request: Request): Promise<void> | undefined {
  if (request.body === null || request.bodyUsed) return undefined;
  return discard(request.body.getReader());
}

/** Ends at the body's end, at a broken connection, or at the limit; the server's request timeout
 * bounds how long that takes. */
async function discard(reader: Reader): Promise<void> {
  let size = 0;
  try {
    while (size <= mostDiscarded) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender hung up: nobody is left to answer.
  }
}
