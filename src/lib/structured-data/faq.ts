import type { Questions } from "#src/content/schemas/fields.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import type { Node } from "./organization.ts";

/** https://schema.org/FAQPage */
export const faq = (path: string, items: Questions["items"]): Node => ({
  "@type": "FAQPage",
  "@id": `${absoluteUrl(path)}#questions`,
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
