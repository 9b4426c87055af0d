import { extname } from "node:path";

// Control characters, line separators, and what is invisible or reorders text (zero-width and bidi
// marks). ZWJ and ZWNJ stay: names in Urdu and Persian are written with them.
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
// Not allowed in a file's name on one system or another, or special to a shell.
const special = /[<>:"|?*%$`;&]/g;
// They hide a file or vanish on Windows. The look-behind makes it linear.
const dotsAndSpacesAtEnds = /^[. ]+|(?<![. ])[. ]+$/g;
// Devices on Windows, with any ending: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
// In UTF-8. With what is put in front of it (a kind and a number) a name stays under 180 bytes; most
// file systems take 255.
const longest = { stem: 140, ending: 10 };

/**
 * Makes a text out of the name a sender gave a file, which is safe to show and to name a file by: the
 * last part of a path, visible characters only, no hidden file and no device of Windows.
 * @returns such as `Ayesha Khan.pdf`, ending in lower case; "" when nothing is left of it
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = last.replaceAll(invisible, "").replaceAll(special, "-");
  const text = visible.replaceAll(/\s+/gu, " ").replaceAll(dotsAndSpacesAtEnds, "");
  const ending = extname(text);
  const stem = cut(text.slice(0, text.length - ending.length), longest.stem).trimEnd();
  return `${stem}${device.test(stem) ? "-" : ""}${cut(ending, longest.ending).toLowerCase()}`;
}

/** As in a stream: a letter that the end cuts in two is left out. */
const cut = (text: string, bytes: number) =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes), { stream: true });
