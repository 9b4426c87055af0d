// Trailers have some hundred bytes.
const longest = 8192;
// Mail programs and printers put bytes behind a document.
const longestEnd = 16_384;

/**
 * Whether a PDF is encrypted, as far as its newest trailer says, which is never encrypted itself. Most such files open
 * for everybody and are only locked against changes: to tell them apart takes the ciphers of six versions.
 */
export const mayNeedPassword = (bytes: Uint8Array): boolean =>
  /\/Encrypt[\s<]/.test(trailerOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));

/** The trailer, or the dictionary of the stream that has its place (ISO 32000-2, 7.5.5 and 7.5.8). */
function trailerOf(bytes: Buffer): string {
  const end = bytes.subarray(-longestEnd);
  const line = textAt(end, end.lastIndexOf("startxref"), 64);
  const offset = Number(/^startxref\s+(\d{1,10})\s/.exec(line)?.[1]);
  if (Number.isNaN(offset)) return "";
  // Some count from the header, before which other programs put bytes.
  for (const start of new Set([0, bytes.indexOf("%PDF-")])) {
    const at = start + offset;
    if (/^\s*xref\s/.test(textAt(bytes, at, 16))) {
      const trailer = bytes.indexOf("trailer", at);
      return textAt(bytes, trailer, longest).split("startxref", 1)[0] ?? "";
    }
    if (/^\s*\d+ \d+ obj/.test(textAt(bytes, at, 32)))
      return textAt(bytes, at, longest).split(/>>\s*stream/, 1)[0] ?? "";
  }
  return "";
}

const textAt = (bytes: Buffer, at: number, length: number) =>
  at < 0 ? "" : bytes.toString("latin1", at, at + length);
