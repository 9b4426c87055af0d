/** Replaces control characters, such as line ends, with spaces, and truncates. */
export function oneLine(text: string, maxLength: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 3).join("")}...` : line;
}
