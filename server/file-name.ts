import { extname } from "node:path";

// Control characters, line separators, zero-width characters and bidi marks. ZWJ and ZWNJ stay: names
// in Urdu and Persian need them.
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
// Not allowed in file names on some system, or special to a shell.
const special = /[<>:"|?*%$`;&]/g;
// Leading dots hide a file; Windows drops trailing ones. The look-behind keeps the pattern linear.
const dotsAndSpacesAtEnds = /^[. ]+|(?<![. ])[. ]+$/g;
// Windows devices, with any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
// In bytes of UTF-8. With a prefix (kind and number) it stays under 180; most file systems allow 255.
const maxBytes = { stem: 140, extension: 10 };

/**
 * Makes the name of an uploaded file safe to show and to save under: no path, visible characters only,
 * no hidden file and no Windows device.
 * @returns such as `Ayesha Khan.pdf`, with the extension in lower case; "" when nothing is left
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = last.replaceAll(invisible, "").replaceAll(special, "-");
  const text = visible.replaceAll(/\s+/gu, " ").replaceAll(dotsAndSpacesAtEnds, "");
  const extension = extname(text);
  const stem = cut(text.slice(0, text.length - extension.length), maxBytes.stem).trimEnd();
  return `${stem}${device.test(stem) ? "-" : ""}${cut(extension, maxBytes.extension).toLowerCase()}`;
}

/** Drops a character that the limit would cut in two: a streaming decoder waits for its rest. */
const cut = (text: string, bytes: number) =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes), { stream: true });
