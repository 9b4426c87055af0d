import { randomInt } from "node:crypto";

// Without those that look alike in some font, or sound alike on the telephone: I and L, 1, O and 0.
const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Eight letters and digits, by which visitor and office call a submission. 31^8: nobody guesses one, and it counts nothing. */
export function newReference(): string {
  for (;;) {
    const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
    // Digits alone would be a number to the command line.
    if (/\D/.test(letters)) return letters;
  }
}

/** What somebody typed or read out, as it is stored. @returns undefined if it can be none */
export function referenceIn(text: string): string | undefined {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, "");
  return /^(?=.*\D)[A-HJKMNP-Z2-9]{8}$/.test(typed) ? typed : undefined;
}
