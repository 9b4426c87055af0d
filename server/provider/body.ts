import { Refusal } from "./refusal.ts";

type Reader = ReadableStreamDefaultReader<Uint8Array>;

// What a sender may still push after a refusal before it is left alone. Browsers send on to the
// end before they look at the answer; hanging up earlier shows them a reset instead of the 413.
const mostDiscarded = 64 * 1024 * 1024;

/** Wording of EmailJS, whose own limit is 50Kb; seen in many public repositories. */
export const tooLargeText = "Variables size limit. The maximum allowed variables size is 100Kb";

/**
 * Reads a request's body into memory, at most `limit` bytes of it.
 * The declared length is only a first check; what counts is what arrives.
 * @throws Refusal 413 as soon as it is too large, 400 when the body breaks off
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (request.body === null) return new Uint8Array();
  const reader: Reader = request.body.getReader();
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > limit) throw tooLarge(reader);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await read(reader);
    if (done) return Uint8Array.from(Buffer.concat(chunks, size));
    size += value.byteLength;
    if (size > limit) throw tooLarge(reader);
    chunks.push(value);
  }
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

const tooLarge = (reader: Reader) => new Refusal(413, tooLargeText, { rest: discard(reader) });

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
