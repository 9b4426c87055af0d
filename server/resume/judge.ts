import type { resumeEndings } from "#contract/application.ts";
import { isDoc } from "./doc.ts";
import { isDocx } from "./docx.ts";
import { isPdf } from "./pdf.ts";

type Ending = (typeof resumeEndings)[number];

type Kind = { mediaType: string; fits(bytes: Buffer): boolean | Promise<boolean> };

/** Media types: https://www.iana.org/assignments/media-types */
const kinds: Record<Ending, Kind> = {
  ".pdf": { mediaType: "application/pdf", fits: isPdf },
  ".doc": { mediaType: "application/msword", fits: isDoc },
  ".docx": {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    fits: isDocx,
  },
};

const isEnding = (text: string): text is Ending => Object.hasOwn(kinds, text);

/**
 * Judges a file by what is in it; what its sender claimed about its type counts for nothing.
 * The work is bounded by the file's size.
 * @param name its cleaned name
 * @returns the media type that its ending stands for, undefined when the content is another
 */
export async function resumeMediaType(
  name: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const ending = name.slice(name.lastIndexOf("."));
  if (!isEnding(ending) || bytes.byteLength < 8) return undefined;
  const kind = kinds[ending];
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (await kind.fits(data)) ? kind.mediaType : undefined;
}
