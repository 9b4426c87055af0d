import { type Cause, sentenceOf as inLanguage } from "#contract/causes.ts";
import { forms, page as words } from "#contract/sentences/de.ts";

/* Sentences of the engine in the language of the brand made for tests. */
export { forms, words };
export const sentenceOf = (cause: Cause): string => inLanguage(cause, forms);
