import { restOf } from "#src/browser/listed-projects.ts";
import type { PortfolioPage } from "#content/schemas/portfolio.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

type InvitationProps = { content: NonNullable<PortfolioPage["invitation"]>; count: number };

/**
 * After `count` cards: takes what they leave of the last row, or a row of its own. Its rows are those of a card
 * (project-card.tsx).
 */
export const Invitation = ({ content, count }: InvitationProps) => (
  <li
    data-invitation=""
    {...restOf(count)}
    className="group/rest mt-6 md:col-span-2 md:row-span-5 md:data-odd:col-span-1 xl:col-span-3 xl:data-[thirds='1']:col-span-2 xl:data-[thirds='2']:col-span-1"
  >
    <div className="letters-white group relative flex h-full flex-col justify-between gap-8 rounded-card bg-band p-7 md:min-h-72 md:p-10">
      <p className="max-w-[12em] display-text text-heading/tight text-balance md:text-statement/tight">
        {content.heading}
      </p>
      <div className="flex-wrap items-end justify-between gap-x-10 lg:flex xl:group-data-[thirds='2']/rest:block">
        <p className="mb-5 max-w-[32em] text-lead text-band-text">{content.text}</p>
        <p className="mb-5">
          <MoreLink href={content.link.to} about={content.heading}>
            {content.link.label}
          </MoreLink>
        </p>
      </div>
    </div>
  </li>
);
