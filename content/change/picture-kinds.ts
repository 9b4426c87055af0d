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
  [/^....ftyp(?!.*avi[fs])/s, "This is a video. Take a screenshot of it."],
  [/^(?:\uFEFF|ï»¿)?\s*<(?:svg|(?:\?xml|!--|!DOCTYPE svg).*<svg)\b/s, drawing],
  [/^%!PS/, drawing],
  [/^8BPS/, `This is a file of Photoshop: ${asPng}`],
  [/^BM/, `This is a BMP picture. ${asJpeg}`],
  [
    /^(?:\u00FF\n|\0\0\0\fJXL )/,
    `This is a JPEG XL picture, which browsers do not show. ${asJpeg}`,
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

/** Whether a file that cannot be read begins as a picture, so that its end is missing. Raw files begin as TIFF does. */
export const isCutOff = (bytes: Uint8Array): boolean =>
  /^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8|RIFF....WEBP|....ftypavi[fs])/s.test(
    Buffer.from(bytes.subarray(0, 12)).toString("latin1"),
  );
