import type { PortfolioPage } from "#src/content/schemas/portfolio.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

type InvitationProps = { content: NonNullable<PortfolioPage["invitation"]>; count: number };

/** After `count` cards: takes what they leave of the last row, or a row of its own. */
export const Invitation = ({ content, count }: InvitationProps) => (
  <div className="letters-white group relative flex h-full flex-col justify-between gap-8 rounded-card bg-band p-7 md:min-h-72 md:p-10">
    <p className="max-w-[12em] display-text text-heading/tight text-balance md:text-statement/tight">
      {content.heading}
    </p>
    <div className={count % 3 === 2 ? "" : "items-end justify-between gap-10 lg:flex"}>
      <p className="max-w-[32em] text-lead text-band-text max-lg:mb-5">{content.text}</p>
      <p className={count % 3 === 2 ? "lg:mt-5" : "shrink-0"}>
        <MoreLink href={content.link.to} about={content.heading}>
          {content.link.label}
        </MoreLink>
      </p>
    </div>
  </div>
);

/** Columns of a row of two or, on large screens, three; and the rows of a card (project-card.tsx). */
export const placeAfter = (count: number): string =>
  `md:row-span-5 ${count % 2 === 0 ? "md:col-span-2" : ""} ${["xl:col-span-3", "xl:col-span-2", "xl:col-span-1"][count % 3] ?? ""}`;
