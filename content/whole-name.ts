/**
 * A name in a text, not in another word: Bath is in "Bath's", "Bath-based" and German "Baths", but in no "Bathroom".
 * @param name as the text has it: folded, where the text is
 */
export const wholeName = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\d])${RegExp.escape(name)}s?(?![\p{L}\p{M}\d])`, "u");
