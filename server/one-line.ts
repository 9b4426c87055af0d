/** Control characters, line ends among them, become single spaces. */
export function oneLine(text: string, longest: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 3).join("")}...` : line;
}
