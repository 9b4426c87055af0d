/**
 * What a phone dials, of a number as people write it with its country code, such as +49 (0)421 12-345.
 * @returns undefined for a number without a country code, or with letters
 */
export function dialedAs(shown: string): string | undefined {
  const bare = shown.replace("(0)", "");
  const isNumber = /^\+[\d\s()./\u2010-\u2013-]+$/.test(bare);
  return isNumber ? bare.replaceAll(/[^+\d]/g, "") : undefined;
}
