export type Token = { kind: "keyword" | "string" | "name" | "comment" | "plain"; text: string };

const keywords =
  "export|function|const|return|async|await|or|none|create|index|on|where|is|null|select|from|group|by|having|order|desc|as|and";

/** Comments, strings, keywords and names, in order of precedence; everything else is plain. */
const pattern = new RegExp(
  String.raw`(//.*|"[^"]*"|\b(?:${keywords})\b(?![=:])|(?<=[</])[A-Z]\w*|\b\w+(?=\())`,
);

function kindOf(text: string): Token["kind"] {
  if (text.startsWith("//")) return "comment";
  if (text.startsWith('"')) return "string";
  return keywords.split("|").includes(text) ? "keyword" : "name";
}

/**
 * Splits a short sample of TypeScript or SQL into tokens for highlighting. Five kinds are enough for the hero's
 * samples; a full highlighter knows dozens.
 * @returns tokens whose joined texts are the sample
 */
export const highlight = (code: string): Token[] =>
  code
    .split(pattern)
    .map((text, index) => ({ kind: index % 2 === 1 ? kindOf(text) : "plain", text }))
    .filter(({ text }) => text !== "");
