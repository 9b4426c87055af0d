/** Scripts that write words without spaces: what stands beside a name says nothing. */
const spaceless =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * A name in a text, not in another word: Bath is in "Bath's", "Bath-based" and German "Baths", but in no "Bathroom".
 * @param name as the text has it: folded, where the text is
 */
export const wholeName = (name: string): RegExp =>
  new RegExp(
    spaceless.test(name)
      ? RegExp.escape(name)
      : String.raw`(?<![\p{L}\p{M}\d])${RegExp.escape(name)}s?(?![\p{L}\p{M}\d])`,
    "u",
  );
