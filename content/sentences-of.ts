const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * What ends with a period inside of a sentence, before a capital: initials and 'z. B.', titles before names and the
 * like. Where small letters follow, `Intl` knows by itself that the sentence goes on.
 */
const goesOn =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|dr|prof|dipl|ing|mag|mr|mrs|ms|mx|st|mme|mlle|sr|sra|srta|dra|sig|dott|hr|fr|nr|bzw|ca|vs|approx)\.\s*$/iu;

/** The sentences of a text, each with the space after it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
