import { Fragment, type ReactNode } from "react";
import { page as words } from "#words";
import type { Service } from "#content/schemas/service.ts";
import { services } from "#src/entries/services.ts";
import { technologyOf } from "#src/entries/technologies.ts";
import { articlePath, articlesAbout } from "#src/lib/articles.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { comma } from "#src/lib/series.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

const { labels } = services;

type ServiceDetailsProps = {
  content: Service;
  /** The paragraph after its first sentence. */
  rest: string;
};

/** What a service includes, and what it is made with. */
export function ServiceDetails({ content, rest }: ServiceDetailsProps) {
  const { slug, features, technologies, tools, link } = content;
  const articles = articlesAbout(slug);
  return (
    <div id={`${slug}-details`} className="service-rest grid content-start gap-6">
      {rest && <p className="text-muted">{rest}</p>}
      {features.length > 0 && (
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-0">
          {features.map(({ title, text }) => (
            <div key={title} className="sm:row-span-2 sm:grid sm:grid-rows-subgrid">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted mt-1 text-compact">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {(technologies ?? tools ?? articles[0]) && (
        <dl className="grid gap-2 text-compact">
          {technologies && (
            <Made with={technologies.lead}>
              <TechnologyLinks slugs={technologies.slugs} />
            </Made>
          )}
          {tools && <Made with={labels.tools}>{tools}</Made>}
          {articles.length > 0 && (
            <Made with={words.articles}>
              {articles.map((article) => (
                <a
                  key={article.slug}
                  href={articlePath(article.slug)}
                  className="inline-link block w-fit"
                >
                  {article.title}
                </a>
              ))}
            </Made>
          )}
        </dl>
      )}
      {link && isPresent(link.to) && (
        <p>
          <MoreLink href={link.to}>{link.label}</MoreLink>
        </p>
      )}
    </div>
  );
}

const Made = ({ with: label, children }: { with: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
    <dt className="text-muted">{label}</dt>
    <dd className="text-pretty">{children}</dd>
  </div>
);

const TechnologyLinks = ({ slugs }: { slugs: readonly string[] }) =>
  slugs.map(technologyOf).map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && comma}
      <a href={`/tech/${slug}`} className="inline-link">
        {name}
      </a>
    </Fragment>
  ));
