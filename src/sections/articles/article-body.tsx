import { renderToStaticMarkup } from "react-dom/server";
import { page as words } from "#words";
import type { Article } from "#content/schemas/article.ts";
import type { ArticleText, Heading } from "#src/lib/article-text.ts";
import { figurePicture } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

type ArticleBodyProps = { content: Article; text: ArticleText };

/** From this many headings on, their list stands beside the text. */
const enough = 3;

/** The text in the middle of the page, its headings beside it. */
export const ArticleBody = ({ content, text }: ArticleBodyProps) => (
  <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 py-10 lg:grid-cols-[1fr_minmax(0,40.5rem)_1fr] lg:py-16">
    <div className="max-lg:mb-10">
      {text.headings.length >= enough && <Contents headings={text.headings} />}
    </div>
    {/* Made by src/lib/article-text.ts, which leaves no element of the entry's own. */}
    <div className="prose" dangerouslySetInnerHTML={{ __html: htmlOf(content, text) }} />
  </div>
);

/** The whole text with its figures, for the page and the feed. */
export const htmlOf = ({ figures }: Article, { parts }: ArticleText): string =>
  parts
    .map((part) =>
      typeof part === "string" ? part : renderToStaticMarkup(<Figure content={figures[part]} />),
    )
    .join("");

const Figure = ({ content }: { content: Article["figures"][number] | undefined }) => {
  if (!content) return undefined;
  const picture = figurePicture(content);
  return (
    <figure>
      <Picture
        content={picture}
        {...picture.size}
        sizes="(min-width: 64rem) 42rem, 92vw"
        loading="lazy"
      />
      {content.caption && <figcaption>{content.caption}</figcaption>}
    </figure>
  );
};

const Contents = ({ headings }: { headings: readonly Heading[] }) => (
  <nav
    aria-labelledby="contents"
    className="sticky top-[calc(var(--header)+2rem)] max-w-56 low:static max-lg:max-w-none"
  >
    <h2 id="contents" className="plain-heading mb-3 text-fine text-label">
      {words.contents}
    </h2>
    <ul className="grid gap-2.5 text-fine text-muted">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="hover:text-action hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
