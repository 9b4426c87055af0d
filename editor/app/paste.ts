/**
 * Text as it should stand in a field, of what somebody copied from a document or a web page.
 * @param isLong keeps paragraphs; other fields are one line
 */
export function cleanText(pasted: string, isLong: boolean): string {
  const text = pasted
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, "")
    .replaceAll(/[`´]/g, "’")
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replaceAll(/(?<=^|[\s(])"(?=\S)/g, "“")
    .replaceAll('"', "”")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n");
  return isLong
    ? text
        .replaceAll(/(?<!\n)\n(?!\n)/g, " ")
        .replaceAll(/\n{2,}/g, "\n\n")
        .trim()
    : text.replaceAll(/\s+/g, " ").trim();
}

/** The plain text of a clipboard, even if it holds only HTML. */
export function textOf(clipboard: DataTransfer): string {
  const plain = clipboard.getData("text/plain");
  if (plain) return plain;
  const html = new DOMParser().parseFromString(clipboard.getData("text/html"), "text/html");
  return html.body.textContent ?? "";
}
