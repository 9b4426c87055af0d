import { personOf } from "#src/entries/people.ts";
import type { Article } from "#content/schemas/article.ts";
import type { App } from "#content/schemas/app.ts";
import type { Question } from "#content/schemas/fields.ts";
import type { DetailedProject } from "#content/schemas/project.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { type Node, organizationId } from "./organization.ts";

/* What pages are about, as schema.org nodes. */

export const service = (path: string, name: string, description: string): Node => ({
  "@type": "Service",
  "@id": absoluteUrl(path),
  name,
  description,
  provider: { "@id": organizationId },
});

export const creativeWork = ({ slug, title, description }: DetailedProject): Node => ({
  "@type": "CreativeWork",
  "@id": absoluteUrl(`/portfolio/${slug}#work`),
  name: title,
  description,
  creator: { "@id": organizationId },
});

/** https://schema.org/Article */
export function article({ slug, title, description, author, ...content }: Article): Node {
  const { name } = author === undefined ? {} : personOf(author);
  const path = `/articles/${slug}`;
  return {
    "@type": "Article",
    "@id": absoluteUrl(`${path}#article`),
    headline: title,
    description,
    datePublished: content.date,
    dateModified: content.updated ?? content.date,
    author: name === undefined ? { "@id": organizationId } : { "@type": "Person", name },
    publisher: { "@id": organizationId },
    mainEntityOfPage: absoluteUrl(path),
  };
}

/** People whom About shows, if they have pages elsewhere that say who they are. */
export const people = (slugs: readonly string[]): Node[] =>
  slugs.map(personOf).flatMap(({ slug, name, role, profiles }) =>
    profiles.length === 0
      ? []
      : [
          {
            "@type": "Person",
            "@id": absoluteUrl(`/about#${slug}`),
            name,
            jobTitle: role,
            worksFor: { "@id": organizationId },
            sameAs: profiles.map(({ to }) => to),
          },
        ],
  );

/** Without ratings and offers: the apps are not published yet. */
export const softwareApplication = ({
  order,
  name,
  description,
  category,
  downloadUrl,
}: App): Node => ({
  "@type": "SoftwareApplication",
  "@id": absoluteUrl(`/our-apps#app-${order}`),
  name,
  description,
  applicationCategory: category,
  ...(downloadUrl !== undefined && { downloadUrl }),
  creator: { "@id": organizationId },
});

/** https://schema.org/FAQPage, or none without questions. */
export function faq(path: string, items: readonly Question[] = []): Node[] {
  const mainEntity = items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  const page = { "@type": "FAQPage", "@id": `${absoluteUrl(path)}#questions`, mainEntity };
  return mainEntity.length > 0 ? [page] : [];
}
