import { pick } from "./random-edit.ts";

/* Texts as people write them, some with what hurts a layout. */

const words =
  "the office keeps a small book about every order so that nobody has to ask twice and each morning begins with tea before anyone opens the list of people who wait for an answer by phone or letter while trains run late at night across old bridges Donaudampfschifffahrtsgesellschaftskapitän 🚪 دروازہ".split(
    " ",
  );

const sentence = (random: () => number, length: number) => {
  const text = Array.from({ length }, () => pick(random, words)).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

export const newTitle = (random: () => number) => sentence(random, 3);

const lengthOf = (text: string) => text.split(/\s+/).length;

/** Another text of the same length. */
export const newText = (random: () => number, text: string) => sentence(random, lengthOf(text));

/** A short text with a word more; another one with a sentence more, without its last one, or a new one. */
export function reworded(random: () => number, text: string): string {
  if (lengthOf(text) < 5) return `${text} ${pick(random, words)}`;
  const sentences = text.split(/(?<=[.?!])\s+/);
  const kind = random();
  if (kind < 0.4) return `${text} ${sentence(random, 8)}.`;
  if (kind < 0.7 && sentences.length > 1) return sentences.slice(0, -1).join(" ");
  return `${newText(random, text)}.`;
}

/** A text as it comes from a document: in quotation marks, in lines, with what nobody sees. */
export function pasted(random: () => number, text: string): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return pick(random, [
    `"${text}"`,
    sentences.join("\r\n"),
    text.replaceAll(" ", "\u00A0"),
    `${text}\u0008\u200B <b>${text}</b>`,
    text.replaceAll("e", "e\u0301"),
  ]);
}
