const marks =
  /^(?<before>(?:[\p{Pi}\p{Pf}„「『"]\s?)?)(?<text>[^]*?)(?<after>(?:\s?[\p{Pi}\p{Pf}」』"])?)$/u;

/** A text as pages show it, however they break its lines and whether they put quotation marks around it. */
export const plain = (text: string): string =>
  marks.exec(text.replaceAll(/\s+/g, " ").trim())?.groups?.["text"] ?? "";

/** Another text, in the quotation marks of the one that is shown. */
export function shownLike(shown: string, text: string): string {
  const { before = "", after = "" } = marks.exec(shown.trim())?.groups ?? {};
  return before + plain(text) + after;
}
