import type { ArticleCard as Content } from "#src/lib/articles.ts";
import { ArticleCard } from "./article-card.tsx";

type ArticleCardsProps = { cards: readonly Content[]; level: "h2" | "h3" };

/** Three side by side, on wide screens; two or four in pairs. */
export const ArticleCards = ({ cards, level }: ArticleCardsProps) => (
  <ul
    className={`grid gap-x-8 gap-y-6 sm:gap-y-12 sm:grid-cols-2 ${[2, 4].includes(cards.length) ? "" : "lg:grid-cols-3"}`}
  >
    {cards.map((card) => (
      <li key={card.slug} data-reveal="">
        <ArticleCard content={card} level={level} />
      </li>
    ))}
  </ul>
);
