import type { Questions } from "#src/content/schemas/fields.ts";
import { absolute, type Node } from "./organization.ts";

/** Questions and answers that a page shows: https://schema.org/FAQPage */
export const faq = (path: string, items: Questions["items"]): Node => ({
  "@type": "FAQPage",
  "@id": `${absolute(path)}#questions`,
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
