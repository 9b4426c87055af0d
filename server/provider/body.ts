import { Refusal } from "./refusal.ts";
import type { Allotment } from "./upload-budget.ts";

/** The body of a request, wherever it comes from. */
export type Body = {
  contentType: string | undefined;
  /** Content-Length as it was announced, in bytes; 0 when nothing was. */
  declared: number;
  /**
   * Hands over every piece in turn, up to the end. A piece is lent: after `take` its memory is used
   * for something else.
   * @throws whatever `take` throws, with the rest unread; Refusal 400 when the body breaks off
   */
  pieces(take: (piece: Uint8Array) => void): Promise<void>;
  /** Throws away what is still to come. @returns undefined when the end has been read */
  discard(): Promise<void> | undefined;
};

// What a sender may still push after a refusal before it is left alone. Browsers send on to the
// end before they look at the answer; hanging up earlier shows them a reset instead of the 413.
export const mostDiscarded = 64 * 1024 * 1024;

/** Wording of EmailJS, whose own limit is 50Kb; seen in many public repositories. */
export const tooLargeText = "Variables size limit. The maximum allowed variables size is 100Kb";

/**
 * Hands a request's body over piece by piece, at most `limit` bytes of it.
 * The declared length is only a first check; what counts is what arrives.
 * @param take may throw a Refusal; keeps no piece, but copies of it
 * @throws Refusal 413 as soon as it is too large, 400 when the body breaks off
 */
export async function readPieces(
  body: Body,
  limit: number,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  if (body.declared > limit) throw tooLarge();
  let size = 0;
  await body.pieces((piece) => {
    size += piece.byteLength;
    if (size > limit) throw tooLarge();
    take(piece);
  });
}

/** Reads a body into memory. @throws Refusal as `readPieces`, 503 when memory is short */
export async function readBody(body: Body, limit: number, allotment: Allotment): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await readPieces(body, limit, (piece) => {
    allotment.take(piece.byteLength);
    pieces.push(Buffer.from(piece));
  });
  return Buffer.concat(pieces);
}

const tooLarge = () => new Refusal(413, tooLargeText);

/** For a body that ends before it should. */
export const brokenOff = (cause?: unknown): Refusal => {
  const broken = new Refusal(400, "The request ended before its body was complete.");
  broken.cause = cause;
  return broken;
};
