import { page } from "#words";
import type { ArticleCard } from "#src/lib/articles.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { ArticleCards } from "./article-cards.tsx";

type ArticlesSectionProps = {
  heading: string;
  lead?: string | undefined;
  cards: readonly ArticleCard[];
  /** The list that has more of them. */
  to?: string;
};

/** A few articles on a page about something else; nothing without any. */
export const ArticlesSection = (props: ArticlesSectionProps) => {
  const { heading, lead, cards, to = "/articles" } = props;
  if (cards.length === 0) return undefined;
  return (
    <section id="articles" className="page section-gap" aria-label={heading}>
      <SectionHeading heading={heading} {...(lead !== undefined && { lead })}>
        <MoreLink href={to}>{page.allArticles}</MoreLink>
      </SectionHeading>
      <ArticleCards cards={cards} level="h3" />
    </section>
  );
};
