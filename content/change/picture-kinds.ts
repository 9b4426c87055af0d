const asJpeg = "Open it on the phone or computer and export it as JPEG.";
const raw = "This is a raw file of a camera. Export it as JPEG with the camera's program.";
const asPng = "export it as PNG, at least 1,200 pixels wide.";
export const drawing = `This is a drawing: ${asPng}`;

/** What files begin with that are no pictures for browsers, and what to do with them. */
const others: [RegExp, string][] = [
  [/^%PDF-/, "This is a PDF. Take a screenshot of the page in it, or export the page as PNG."],
  [
    /^....ftyp(?!.*avi[fs]).*(?:hei[cxms]|hev[cxms]|mif1|msf1)/s,
    `This is an HEIC picture, which browsers do not show. ${asJpeg}`,
  ],
  [/^(?:....ftypcrx|II\*\0....CR|FUJIFILMCCD-RAW|IIR[OS]|IIU\0)/s, raw],
  [
    /^....ftypavis/s,
    "This is a moving AVIF picture. Save it as GIF or WebP, or take a screenshot of it.",
  ],
  [
    /^(?:....ftyp(?!.*avi[fs])|....(?:moov|mdat|wide)|.Eß£|RIFF....AVI )/s,
    "This is a video. Take a screenshot of it.",
  ],
  [/^(?:\uFEFF|ï»¿)?\s*<(?:svg|(?:\?xml|!--|!DOCTYPE svg).*<svg)\b/s, drawing],
  [/^(?:%!PS|ÅÐÓÆ|×ÍÆ\u009A|.\0{3}.{36} EMF)/s, drawing],
  [/^8BPS/, `This is a file of Photoshop: ${asPng}`],
  [/^BM/, `This is a BMP picture. ${asJpeg}`],
  [
    /^\0.{7}Mac OS X/s,
    "This is what macOS keeps beside a picture. Take the file whose name has no ._ in front.",
  ],
  [/^PK../s, "This is a document or a ZIP file. Take the picture out of it first."],
];

/**
 * What a file is that cannot be shown, whatever it is called: only raw files begin as pictures do.
 * @returns a sentence that says what to do; undefined of what may be a picture
 */
export function otherKind(bytes: Uint8Array, name: string): string | undefined {
  if (/\.(?:dng|nef|arw|pef|srw)$/i.test(name)) return raw;
  const isBox = Buffer.from(bytes.subarray(4, 8)).toString("latin1") === "ftyp";
  // A box that lists what the file is compatible with says its length first.
  const length = isBox ? (bytes[3] ?? 0) : 1000;
  const text = Buffer.from(bytes.subarray(0, length)).toString("latin1");
  return others.find(([signature]) => signature.test(text))?.[1];
}

/** What browsers show, and TIFF. */
const shown: [RegExp, string][] = [
  [/^\u00FF\u00D8\u00FF/, "JPEG"],
  [/^\u0089PNG/, "PNG"],
  [/^GIF8/, "GIF"],
  [/^RIFF....WEBP/s, "WebP"],
  [/^....ftypavi[fs]/s, "AVIF"],
  [/^(?:II\*\0|MM\0\*)/, "TIFF"],
];

export const kindOf = (bytes: Uint8Array): string | undefined => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return shown.find(([signature]) => signature.test(start))?.[1];
};

/**
 * Of a picture that could not be read.
 * @param error of its decoder
 * @returns a sentence that says why, and what to do
 */
export function unreadable(bytes: Uint8Array, { message }: Error): string {
  const kind = kindOf(bytes);
  if (isCutOff(kind, bytes, message)) return notComplete;
  if (!kind) return `This file is no picture that all browsers show. ${asJpeg}`;
  return `This ${kind} picture is damaged, or of a rare kind. ${asJpeg}`;
}

export const notComplete =
  "The file is not complete. Copy it from the phone or camera, or have it sent, once more.";

/** By what the file says about its length, and where it does not, by where its decoder had to stop. */
function isCutOff(kind: string | undefined, bytes: Uint8Array, message: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === "PNG") return !file.includes("IEND");
  if (kind === "WebP") return file.readUInt32LE(4) + 8 > file.length;
  if (kind === "TIFF" && nextPage(file) === undefined) return true;
  return /premature end of JPEG image|Unexpected end of|Read error/.test(message);
}

/** A copy that ends with its first page: a later one of a rare kind would make all of it unreadable. */
export function firstPage(bytes: Uint8Array): Uint8Array {
  if (kindOf(bytes) !== "TIFF") return bytes;
  const file = Buffer.from(bytes);
  const start = nextPage(file);
  return start === undefined ? file : file.fill(0, start, start + 4);
}

/** Where a TIFF says where its second page is: behind the list of the first one. Undefined when it ends before that. */
function nextPage(file: Buffer): number | undefined {
  const at = (start: number, bytes: number) => {
    if (start + bytes > file.length) return Infinity;
    return file[0] === 0x49 ? file.readUIntLE(start, bytes) : file.readUIntBE(start, bytes);
  };
  const list = at(4, 4);
  const start = list + 2 + 12 * at(list, 2);
  return start + 4 <= file.length ? start : undefined;
}
