import type { ResumeProblem } from "#contract/causes.ts";
import { type Encryption, opensWithoutPassword } from "./pdf-password.ts";

// Trailers and encryption dictionaries have some hundred bytes.
const longest = 8192;
// Mail programs and printers put bytes behind a document.
const longestEnd = 16_384;

/**
 * Whether a PDF opens only with a password. What decides is the check value in its encryption dictionary, which readers
 * try the empty password on first (ISO 32000-2, 7.6.4): if that fits, it is only locked against changes and opens for everybody.
 *
 * Of the document only these two are read: the newest trailer, to which its last line leads, and the dictionary that
 * the trailer names; neither can be compressed or encrypted. What is not found or not understood is not refused.
 * @returns undefined for a PDF that opens
 */
export function problemOfPdf(bytes: Buffer): ResumeProblem | undefined {
  const trailer = trailerOf(bytes);
  if (trailer === undefined) return undefined;
  const [, number, generation] = /\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R/.exec(trailer) ?? [];
  const dictionary =
    number === undefined
      ? /\/Encrypt\s*<<([^]*)/.exec(trailer)?.[1]
      : objectOf(bytes, `${number} ${generation} obj`);
  const encryption = dictionary && encryptionOf(dictionary, stringAfter(trailer, /\/ID\s*\[\s*/));
  return encryption && !opensWithoutPassword(encryption) ? "resumeLocked" : undefined;
}

/** The trailer, or the dictionary of the stream that has its place (ISO 32000-2, 7.5.5 and 7.5.8). */
function trailerOf(bytes: Buffer): string | undefined {
  const end = bytes.subarray(-longestEnd);
  const line = textAt(end, end.lastIndexOf("startxref"), 64);
  const offset = Number(/^startxref\s+(\d{1,10})\s/.exec(line)?.[1]);
  if (Number.isNaN(offset)) return undefined;
  // Some count from the header, before which other programs put bytes.
  for (const start of new Set([0, bytes.indexOf("%PDF-")])) {
    const at = start + offset;
    if (/^\s*xref\s/.test(textAt(bytes, at, 16))) {
      const trailer = bytes.indexOf("trailer", at);
      return trailer === -1 ? undefined : textAt(bytes, trailer, longest).split("startxref", 1)[0];
    }
    if (/^\s*\d+ \d+ obj/.test(textAt(bytes, at, 32)))
      return textAt(bytes, at, longest).split(/>>\s*stream/, 1)[0];
  }
  return undefined;
}

/** The newest object of this name, which begins a line or stands behind a space. */
function objectOf(bytes: Buffer, name: string): string | undefined {
  const at = Math.max(...["\n", "\r", " "].map((before) => bytes.lastIndexOf(before + name)));
  return at === -1 ? undefined : textAt(bytes, at, longest).split("endobj", 1)[0];
}

const textAt = (bytes: Buffer, at: number, length: number) =>
  at < 0 ? "" : bytes.toString("latin1", at, at + length);

/** @returns undefined for other encryption than by password */
function encryptionOf(dictionary: string, id: Buffer | undefined): Encryption | undefined {
  const number = (name: string) => {
    const [, digits] = new RegExp(`/${name}\\s+(-?\\d{1,10})(?!\\d)`).exec(dictionary) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  const [version, revision, permissions] = ["V", "R", "P"].map(number);
  const owner = stringAfter(dictionary, /\/O\s*(?=[<(])/);
  const user = stringAfter(dictionary, /\/U\s*(?=[<(])/);
  if (!/\/Filter\s*\/Standard\b/.test(dictionary) || !owner || !user) return undefined;
  if (version === undefined || revision === undefined || permissions === undefined)
    return undefined;
  const bits = number("Length") ?? 40;
  return {
    revision,
    // Some give bytes in place of bits.
    keyBytes: version >= 4 ? 16 : version === 1 ? 5 : bits < 40 ? bits : bits / 8,
    permissions,
    owner,
    user,
    id: id ?? Buffer.alloc(0),
    areMetadataEncrypted: !/\/EncryptMetadata\s+false/.test(dictionary),
  };
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The string behind what `before` finds, in either of its two forms (ISO 32000-2, 7.3.4). */
function stringAfter(text: string, before: RegExp): Buffer | undefined {
  const found = before.exec(text);
  const rest = found ? text.slice(found.index + found[0].length) : "";
  const [, hex] = /^<([\da-f\s]*)>/i.exec(rest) ?? [];
  if (hex !== undefined) return Buffer.from(hex.replaceAll(/\s/g, ""), "hex");
  let [depth, string] = [0, ""];
  for (const [part] of rest.matchAll(/\\(?:[0-7]{1,3}|\r\n|[^])|\r\n|[^]/g)) {
    if (part === ")") depth -= 1;
    if (depth > 0) string += valueOf(part);
    if (part === "(") depth += 1;
    if (depth === 0) break;
  }
  return string === "" ? undefined : Buffer.from(string, "latin1");
}

function valueOf(part: string): string {
  if (part === "\r" || part === "\r\n") return "\n";
  if (!part.startsWith("\\")) return part;
  const escaped = part.slice(1);
  if (/^[0-7]/.test(escaped)) return String.fromCodePoint(Number.parseInt(escaped, 8) & 255);
  return /^[\r\n]/.test(escaped) ? "" : (escapes[escaped] ?? escaped);
}
