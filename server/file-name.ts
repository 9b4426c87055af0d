import { extname } from "node:path";

// Control characters, line separators, invisible characters and bidi marks. Not ZWJ and ZWNJ, which
// names in Urdu and Persian need.
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
// Not allowed in file names on some systems, or special in a shell.
const special = /[<>:"|?*%$`;&]/g;
// Dots in front hide a file; Windows drops dots and spaces at the end. The look-behind keeps the
// pattern linear.
const dotsAndSpacesAtEnds = /^[. ]+|(?<![. ])[. ]+$/g;
// Reserved on Windows with any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
// UTF-8 bytes. With a kind and a number in front a name stays under 180; most file systems allow 255.
const maxBytes = { stem: 140, extension: 10 };

/**
 * Makes the name of an uploaded file safe to show and to use as a file name: the last part of its
 * path, visible characters only, not hidden, not a Windows device.
 * @returns such as `Ayesha Khan.pdf`, the extension in lower case; "" when nothing is left
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = last.replaceAll(invisible, "").replaceAll(special, "-");
  const text = visible.replaceAll(/\s+/gu, " ").replaceAll(dotsAndSpacesAtEnds, "");
  const extension = extname(text);
  const stem = cut(text.slice(0, text.length - extension.length), maxBytes.stem).trimEnd();
  return `${stem}${device.test(stem) ? "-" : ""}${cut(extension, maxBytes.extension).toLowerCase()}`;
}

/** `stream` drops an incomplete character at the end. */
const cut = (text: string, bytes: number) =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes), { stream: true });
