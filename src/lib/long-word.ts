/**
 * Whether a heading has a word for which a column is too narrow in the largest sizes of text. Browsers hyphenate few
 * languages; in the others, the rest of the word would stand alone on the next line.
 */
export const hasLongWord = (heading: string): boolean => /\p{L}{14}/u.test(heading);
