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
    className="@container mt-8 md:mt-6 md:col-span-2 md:row-span-5 md:data-odd:col-span-1 xl:col-span-3 xl:data-[thirds='1']:col-span-2 xl:data-[thirds='2']:col-span-1"
  >
    <div className="letters-white group relative flex h-full flex-col items-start overflow-hidden rounded-card bg-band p-7 pb-0 md:p-10 md:pb-0 md:min-h-72">
      <p className="max-w-[12em] display-text text-heading/[1.1] text-balance @2xl:text-statement/[1.1]">
        {content.heading}
      </p>
      <p className="mt-4 mb-5 max-w-[24em] text-lead text-band-text @2xl:mt-auto @2xl:max-w-[20em] @2xl:pt-4">
        {content.text}
      </p>
      <p className="@2xl:pb-10">
        <MoreLink href={content.link.to} about={content.heading}>
          {content.link.label}
        </MoreLink>
      </p>
      {/* A window without a picture yet, cut off by the card's corner. */}
      <svg
        viewBox="0 0 300 180"
        preserveAspectRatio="xMinYMin slice"
        className="-me-7 mt-5 h-16 w-3/5 grow self-end fill-none stroke-white/40 stroke-[1.5] md:-me-10 @2xl:absolute @2xl:inset-e-10 @2xl:bottom-0 @2xl:h-1/2 @2xl:w-2/5"
        aria-hidden="true"
      >
        <rect x="1" y="1" width="320" height="400" rx="12" />
        <path
          d="M1 29H320M20 15h.1M34 15h.1M48 15h.1M24 54H140M24 72H104M24 96H140V240H24ZM160 54H320M160 74H320M160 96H320V240H160Z"
          strokeLinecap="round"
        />
      </svg>
    </div>
  </li>
);
