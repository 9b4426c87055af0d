import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
} from "shiki";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";

export type Token = { kind: "keyword" | "string" | "name" | "comment" | "plain"; text: string };

/** Shiki's own kinds. Styles have colors for these four, which are enough to read a sample by. */
const kinds: Record<string, Token["kind"]> = {
  "var(--shiki-token-keyword)": "keyword",
  "var(--shiki-token-string)": "string",
  "var(--shiki-token-string-expression)": "string",
  "var(--shiki-token-function)": "name",
  "var(--shiki-token-comment)": "comment",
};

const theme = createCssVariablesTheme();
/** The other engine unpacks WebAssembly by the global `Response`, which @hono/node-server replaces where both are. */
const engine = createJavaScriptRegexEngine();
const highlighter = createHighlighter({ themes: [theme], langs: [], engine });

/**
 * Splits program code into tokens, at build time.
 * @param language as Shiki calls it; one that it does not know is not highlighted
 * @returns tokens whose joined texts are the code
 */
export async function highlight(code: string, language: string): Promise<Token[]> {
  const isKnown = Object.hasOwn(bundledLanguages, language);
  const lang = isKnown ? (language as BundledLanguage) : "text"; // one of its keys
  // By default the rest of a line is plain after half a second, which the first one takes on a busy machine.
  const limits = { tokenizeTimeLimit: 0 };
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  const lines = shiki.codeToTokensBase(code, { lang, theme, ...limits });
  const tokens = lines.flatMap((line, index): Token[] => [
    ...(index > 0 ? [{ kind: "plain" as const, text: "\n" }] : []),
    ...line.map(({ content: text, color = "" }) => ({ kind: kinds[color] ?? "plain", text })),
  ]);
  return joined(tokens);
}

/** Of a sample that does not say it: queries are SQL, everything else is read as TypeScript. */
export const languageOf = (code: string): string =>
  /^\s*(?:select|with|insert|update|delete|create|alter)\b/i.test(code) ? "sql" : "tsx";

/** Neighbors of one kind are one token. */
function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (last?.kind === token.kind) last.text += token.text;
    else all.push({ ...token });
  }
  return all;
}
