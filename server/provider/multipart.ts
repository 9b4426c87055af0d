import { Dicer } from "@fastify/busboy";
import { illFormed, readPartHeader, type PartHeader, type RawHeader } from "./part-header.ts";
import { Refusal } from "./refusal.ts";
import { tooLargeText } from "./body.ts";

/** Takes the bytes of one part as they arrive; may throw a Refusal. */
export type PartSink = (data: Uint8Array) => void;

export type PartReader = {
  /** Ends when a piece has been worked through. @throws Refusal */
  write(piece: Uint8Array): Promise<void>;
  /** Ends when every part has reached its sink. @throws Refusal 400 for an incomplete body */
  end(): Promise<void>;
};

// A part has two or three header lines of about a hundred bytes.
const headerLimits = { maxHeaderPairs: 8, maxHeaderSize: 2048 };
const mostPreamble = 16 * 1024;
// More than any form has; each costs the parser far more than its few bytes.
const mostParts = 100;
// So that a piece of nothing but boundaries is given up before it has kept others waiting.
const sliceBytes = 4096;

/**
 * Takes a multipart body apart while it arrives. Stricter than the parser underneath, which skips
 * in silence what it cannot read: every part must be readable, nothing may stand before the first
 * or behind the last, and the body must end with its closing boundary.
 * @param open called for each part in turn; may throw a Refusal
 */
export function readParts(boundary: string, open: (header: PartHeader) => PartSink): PartReader {
  const dicer = new Dicer({ boundary, ...headerLimits });
  const closing = `--${boundary}--`;
  let [begun, read, preamble] = [0, 0, 0];
  let tail = Buffer.alloc(0);
  let fault: unknown;
  // Thrown inside the parser's events an error would end the process.
  const guard = (work: () => void) => {
    try {
      if (fault === undefined) work();
    } catch (error) {
      fault = error;
    }
  };
  const check = () => {
    if (fault !== undefined) throw fault;
  };

  dicer.on("preamble", (part) => {
    part.on("error", () => {});
    part.on("data", (data: Buffer) => {
      preamble += data.length;
      if (preamble > mostPreamble) fault ??= new Refusal(413, tooLargeText);
    });
  });
  dicer.on("part", (part) => {
    begun += 1;
    if (begun > mostParts) fault ??= new Refusal(400, "The form has too many parts.");
    part.on("error", () => {});
    part.on("header", (header) =>
      guard(() => {
        read += 1;
        const sink = open(readPartHeader(header as RawHeader));
        part.on("data", (data: Buffer) => guard(() => sink(data)));
      }),
    );
    // A part that nobody reads would hold up the parser for good.
    part.on("header", () => part.resume());
  });
  const finished = new Promise<void>((resolve, reject) => {
    dicer.on("finish", resolve);
    dicer.on("error", () => reject(illFormed()));
  });
  // Nobody waits for it when reading stops early.
  finished.catch(() => {});

  return {
    async write(piece) {
      const last = closing.length + 2;
      tail = Buffer.concat([tail, piece.subarray(-last)]).subarray(-last);
      for (let at = 0; at < piece.byteLength; at += sliceBytes) {
        const slice = piece.subarray(at, at + sliceBytes);
        await new Promise<void>((resolve) => dicer.write(slice, () => resolve()));
        check();
      }
    },
    async end() {
      dicer.end();
      await finished;
      check();
      const end = tail.toString("latin1");
      const closed = end.endsWith(closing) || end.endsWith(`${closing}\r\n`);
      if (!closed || preamble > 0 || begun !== read) throw illFormed();
    },
  };
}

/** The boundary a content type names. @throws Refusal 400 unless there is exactly one */
export function boundaryOf(contentType: string): string {
  const named = [...contentType.matchAll(/;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/gi)];
  const boundary = named[0]?.[1] ?? named[0]?.[2] ?? "";
  // RFC 2046, section 5.1.1: at most 70 characters, printable ones.
  if (named.length !== 1 || !/^[\x20-\x7e]{0,69}[\x21-\x7e]$/.test(boundary)) throw illFormed();
  return boundary;
}
