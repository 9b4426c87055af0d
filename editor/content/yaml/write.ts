import { Scalar, stringify } from "yaml";

export const width = 80;
/** Astro's YAML reader also takes these for numbers, dates and the like. */
const isAmbiguous = (text: string) =>
  /^[-+.\d~<=!]/.test(text) || /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text);
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** YAML as in the entries' files: long texts folded, lists indented. */
export function writeYaml(value: unknown, lineWidth = width): string {
  const options = { lineWidth: Math.max(lineWidth, 40), aliasDuplicateObjects: false };
  return stringify(styledTexts(value, lineWidth), options);
}

/** Long texts are folded. Those that Astro's YAML reader would take for something else are quoted. */
function styledTexts(value: unknown, lineWidth: number): unknown {
  if (typeof value === "string") return styled(value, lineWidth);
  if (Array.isArray(value)) return value.map((it) => styledTexts(it, lineWidth));
  if (!isData(value)) return value;
  const fields = Object.entries(value).map(([key, it]) => [key, styledTexts(it, lineWidth)]);
  return Object.fromEntries(fields);
}

/** How a text is written, if not as it is. */
function styled(value: string, lineWidth: number) {
  const isLong = value.length > lineWidth - 20 && value.includes(" ") && !/\n|^\s|\s$/.test(value);
  if (!isLong && (!isAmbiguous(value) || value.includes("\n"))) return value;
  const scalar = new Scalar(value);
  scalar.type = isLong ? Scalar.BLOCK_FOLDED : Scalar.QUOTE_DOUBLE;
  return scalar;
}

export const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
