import { page as words } from "#words";
import type { Article } from "#content/schemas/article.ts";
import { fill } from "#contract/sentences/fill.ts";
import { personOf } from "#src/entries/people.ts";
import { articlePicture, shownDate, topicsOf } from "#src/lib/articles.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { Portrait } from "#src/sections/people/person.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { Picture } from "#src/ui/picture.tsx";

type ArticleHeadProps = { trail: Crumb[]; content: Article; minutes: number };

/** Title and author; the picture stands on the line below, beside them. */
export const ArticleHead = ({ trail, content, minutes }: ArticleHeadProps) => (
  <header className="page pt-8">
    <Breadcrumbs trail={trail} />
    <div
      className={`border-b border-line ${content.picture ? "grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_1fr]" : ""}`}
    >
      <div className="lg:self-center lg:py-12">
        <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-fine font-semibold text-label">
          {topicsOf(content).map(({ path, name }) => (
            <li key={path}>
              <a href={path} className="hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <h1 className="text-statement">{content.title}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted">{content.description}</p>
        <Byline content={content} minutes={minutes} />
      </div>
      {content.picture && (
        <div className="mx-auto w-full max-w-xl overflow-hidden">
          <Picture
            content={articlePicture(content)}
            sizes="(min-width: 64rem) 34rem, 92vw"
            width={580}
            height={520}
            fetchPriority="high"
            className="climbs w-full in-[picture]:aspect-[580/520] in-[picture]:rounded-t-band in-[picture]:object-cover"
          />
        </div>
      )}
    </div>
  </header>
);

const Byline = ({ content, minutes }: Pick<ArticleHeadProps, "content" | "minutes">) => {
  const { author, date, updated } = content;
  const person = author === undefined ? undefined : personOf(author);
  return (
    <div className="mt-8 mb-8 flex items-center gap-4 lg:mb-0">
      {person && <Portrait person={person} sizes="3.5rem" className="w-14" />}
      <div>
        {person && (
          <p className="font-semibold">
            {person.name}
            <span className="block text-fine font-normal text-muted">{person.role}</span>
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-fine text-muted">
          <time dateTime={date}>{shownDate(date)}</time>
          {updated && (
            <time dateTime={updated}>{fill(words.updated, { date: shownDate(updated) })}</time>
          )}
          <span>{fill(words.minutes, { minutes })}</span>
        </p>
      </div>
    </div>
  );
};
