const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** @returns the first sentence of a text, and what follows it ("" if nothing does) */
export function firstSentence(text: string): [first: string, rest: string] {
  const [{ segment } = { segment: text }] = sentences.segment(text);
  return [segment.trim(), text.slice(segment.length).trim()];
}
