/* Pages put quotation marks around what somebody says: a text does not have its own. */

/** An apostrophe that begins a word, as in ’Tis or the ’90s. */
export const elided = String.raw`['’](?=(?:tis|twas|em|til|cause|\d0s)(?!\p{L}))`;

/** Signs of any script that stand around what is said. */
const around =
  /^\p{Quotation_Mark}\s?(?<said>.+?)\s?\p{Quotation_Mark}(?<end>[.,!?…。．，！？،؟۔]?)$/su;

/** Without the marks around it. */
export function withoutMarks(text: string): string {
  if (new RegExp(`^${elided}`, "iu").test(text.trim())) return text;
  const { said, end = "" } = around.exec(text.trim())?.groups ?? {};
  return said !== undefined && isWhole(said) ? said + end : text;
}

/** Single ones may be apostrophes. */
const inner = /(?![‘’‚‛‹›'＇])\p{Quotation_Mark}/gu;

/** Whether each mark in a text that closes something has one before it: in “One” and “two” the outer ones are no pair. */
function isWhole(said: string): boolean {
  let open = 0;
  for (const { index, 0: mark } of said.matchAll(inner)) {
    open += opens(mark, said.slice(0, index)) ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Languages use the same signs the other way round: what tells them apart is what stands before. Brackets are always the same. */
const opens = (mark: string, before: string): boolean =>
  /[「『﹁﹃｢]/.test(mark) ||
  (!/[」』﹂﹄｣]/.test(mark) && /(?:^|[\s([{—–"“”„«»‘‚])$/u.test(before));
