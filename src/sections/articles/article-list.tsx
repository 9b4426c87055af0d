import { page as words } from "#words";
import type { ArticleCard as Card, ArticleList as List } from "#src/lib/articles.ts";
import { articlesAbout, topics } from "#src/lib/articles.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ArticleCards } from "./article-cards.tsx";

/** Where a list is shorter than all. The others are reached from their service or technology. */
const shownTopics = topics.filter(({ slug }) => articlesAbout(slug).length > 1);

type ArticleListProps = { content: List; cards: readonly Card[] };

/** The latest one is large. */
export function ArticleList({ content, cards }: ArticleListProps) {
  const { number, pages } = content;
  const [first, ...rest] = cards;
  return (
    <div className="page pb-10 lg:pb-16">
      {shownTopics.length > 0 && <Topics at={content.topic?.path ?? "/articles"} />}
      {first && (
        <div className="mb-12 border-b border-line pb-12 lg:mb-16 lg:pb-16">
          <ArticleCard content={first} level="h2" isWide />
        </div>
      )}
      {rest.length > 0 && <ArticleCards cards={rest} level="h2" />}
      {pages.length > 1 && (
        <nav
          aria-label={words.pages}
          className="mt-12 flex flex-wrap justify-between gap-6 border-t border-line pt-6"
        >
          <Step to={pages[number - 2]} label={words.newer} />
          <Step to={pages[number]} label={words.older} />
        </nav>
      )}
    </div>
  );
}

const Step = ({ to, label }: { to: string | undefined; label: string }) =>
  to === undefined ? <span /> : <MoreLink href={to}>{label}</MoreLink>;

const Topics = ({ at }: { at: string }) => (
  <nav aria-label={words.topics} className="mb-10 lg:mb-14">
    {/* Where it scrolls, topics fade over the page's margins. */}
    <ul className="flex flex-wrap gap-2 [scrollbar-width:none] max-sm:[mask-image:linear-gradient(90deg,#0000,#000_1.25rem,#000_calc(100%-1.25rem),#0000)] max-sm:-mx-page max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-page">
      {[{ name: words.allTopics, path: "/articles" }, ...shownTopics].map(({ name, path }) => (
        <li key={path} className="shrink-0">
          <a
            href={path}
            aria-current={path === at ? "true" : undefined}
            className="press block rounded-full border border-line px-4 py-1.5 text-fine font-medium text-muted hover:border-edge hover:text-ink aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
