export type Token = { kind: "keyword" | "string" | "name" | "comment" | "plain"; text: string };

const keywords =
  "export|function|const|return|async|await|or|none|create|index|on|where|is|null|select|from|group|by|having|order|desc|as|and";

/** One alternative per kind, in order of precedence; everything else is plain. */
const pattern = new RegExp(
  [
    String.raw`(?<comment>//.*)`,
    String.raw`(?<string>"[^"]*")`,
    String.raw`(?<keyword>\b(?:${keywords})\b)(?![=:])`,
    String.raw`(?<name>(?<=[</])[A-Z]\w*|\b\w+(?=\())`,
  ].join("|"),
  "g",
);

/**
 * Splits a short sample of TypeScript or SQL into tokens for highlighting. Five kinds are enough for the hero's
 * samples; a full highlighter knows dozens.
 * @returns tokens whose joined texts are the sample
 */
export function highlight(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: "plain", text: code.slice(end, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push({ kind: kind as Token["kind"], text: match[0] }); // a named group always matches
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: "plain", text: code.slice(end) });
  return tokens;
}
