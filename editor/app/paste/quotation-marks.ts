import { elided } from "#content/rules/quotation.ts";

const single: Record<string, string> = { "“”": "‘’", "„“": "‚‘", "«»": "‹›", "»«": "›‹" };

/** Straight marks as the site's language has them; others stay. @param quotation such as “{text}” */
export function withQuotationMarks(text: string, quotation: string): string {
  const [open = "", close = ""] = quotation.split("{text}");
  const [innerOpen, innerClose] = single[open + close] ?? "''";
  return text
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}=])${elided}`, "giu"), "’")
    .replaceAll(/(?<![\p{L}\p{N}=])"(?=\S)([^"\n]*)(?<=\S)"(?![\p{L}\p{N}])/gu, `${open}$1${close}`)
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replaceAll(
      /(?<![\p{L}\p{N}=])'(?=\S)([^'\n]*)(?<=\S)'(?![\p{L}\p{N}])/gu,
      `${innerOpen}$1${innerClose}`,
    )
    .replaceAll(/(?<!='[^'\n]*)(?<=\p{L})'/gu, "’");
}
