import { tooLargeText } from "./body.ts";
import { illFormed, readHeaderLines, readPartHeader, type PartHeader } from "./part-header.ts";
import { Refusal } from "./refusal.ts";

/** Takes the bytes of one part as they arrive and keeps copies only; may throw a Refusal. */
export type PartSink = (data: Uint8Array) => void;

export type PartReader = {
  /** Works a piece through. @throws Refusal */
  write(piece: Uint8Array): void;
  /** Says that nothing more will come. @throws Refusal 400 for an incomplete body */
  end(): void;
};

// A part has two or three header lines of about a hundred bytes.
const mostHeaderBytes = 2048;
// Whatever comes without any boundary is told that it is too large, once it is.
const mostPreamble = 16 * 1024;
// More than any form has.
const mostParts = 100;

const lineEnd = Buffer.from("\r\n");
const headerEnd = Buffer.from("\r\n\r\n");
const nothing = Buffer.alloc(0);
const dashes = Buffer.from("--");

/** What is to come next: `after` is what follows a boundary, `end` what follows the last. */
type State = "start" | "preamble" | "after" | "header" | "data" | "end";

/**
 * Takes a multipart body apart while it arrives (RFC 2046, section 5.1.1; RFC 7578). Stricter than
 * either: every part must be readable, nothing may stand before the first, behind the last or
 * behind a boundary, and the body must end with its closing boundary.
 * @param open called for each part in turn; may throw a Refusal
 */
export function readParts(boundary: string, open: (header: PartHeader) => PartSink): PartReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  const first = delimiter.subarray(lineEnd.length);
  let state: State = "start";
  let [parts, preamble] = [0, 0];
  let sink: PartSink = () => {};
  // What could not be judged yet: part of a boundary or of a header.
  let rest = nothing;

  /** @returns how many bytes were used; 0 when more are needed */
  const steps: Record<State, (data: Buffer) => number> = {
    start(data) {
      if (startsAs(data, first)) return expected(data, first, "after");
      state = "preamble";
      return steps.preamble(data);
    },
    preamble(data) {
      preamble += data.length;
      if (preamble > mostPreamble) throw new Refusal(413, tooLargeText);
      return data.length;
    },
    after(data) {
      if (data[0] === dashes[0]) return expected(data, dashes, "end");
      return expected(data, lineEnd, "header");
    },
    header(data) {
      const at = data.indexOf(headerEnd);
      if (at < 0 ? data.length > mostHeaderBytes : at > mostHeaderBytes) throw illFormed();
      if (at < 0) return 0;
      parts += 1;
      if (parts > mostParts) throw new Refusal(400, "The form has too many parts.");
      sink = open(readPartHeader(readHeaderLines(data.toString("latin1", 0, at))));
      state = "data";
      return at + headerEnd.length;
    },
    data(data) {
      const at = data.indexOf(delimiter);
      const end = at < 0 ? data.length - startOf(delimiter, data) : at;
      if (end > 0) sink(data.subarray(0, end));
      if (at >= 0) state = "after";
      return at < 0 ? end : at + delimiter.length;
    },
    end(data) {
      if (data.length > lineEnd.length || !startsAs(data, lineEnd)) throw illFormed();
      return 0;
    },
  };

  function expected(data: Buffer, text: Buffer, next: State): number {
    if (!startsAs(data, text)) throw illFormed();
    if (data.length < text.length) return 0;
    state = next;
    return text.length;
  }

  return {
    write(piece) {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      let data = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
      for (let used = -1; used !== 0 && data.length > 0; data = data.subarray(used)) {
        used = steps[state](data);
      }
      // A copy: the piece is only lent.
      rest = data.length > 0 ? Buffer.from(data) : nothing;
    },
    end() {
      if (state !== "end" || rest.length === 1) throw illFormed();
    },
  };
}

/** Whether data begins as a text does, as far as both go. */
function startsAs(data: Buffer, text: Buffer): boolean {
  const length = Math.min(data.length, text.length);
  return data.compare(text, 0, length, 0, length) === 0;
}

/** How many bytes at the end of data may be the start of a delimiter. */
function startOf(delimiter: Buffer, data: Buffer): number {
  const tail = data.subarray(Math.max(0, data.length - delimiter.length + 1));
  // Its first byte is the only carriage return in it: a boundary holds none.
  const at = tail.lastIndexOf(lineEnd[0] ?? 0);
  return at >= 0 && startsAs(tail.subarray(at), delimiter) ? tail.length - at : 0;
}

/** The boundary a content type names. @throws Refusal 400 unless there is exactly one */
export function boundaryOf(contentType: string): string {
  const named = [...contentType.matchAll(/;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/gi)];
  const boundary = named[0]?.[1] ?? named[0]?.[2] ?? "";
  // RFC 2046, section 5.1.1: at most 70 characters, printable ones.
  if (named.length !== 1 || !/^[\x20-\x7e]{0,69}[\x21-\x7e]$/.test(boundary)) throw illFormed();
  return boundary;
}
