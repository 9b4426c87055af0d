import { archColor } from "#src/lib/theme/arch-colors.ts";

/** Openings in the order in which the page lists them. */
export type OpeningsPictureProps = { openings: readonly { title: string; path: string }[] };

/** As many as a phone has in a row. */
const fewest = 7;

/**
 * Windows that stand on the lower edge of their frame: a lit one for each opening, which leads to it. A dark one is a `div`
 * beside the links: it takes the place of an opening that has closed since the page was built (src/browser/closed-openings.ts).
 */
export const OpeningsPicture = ({ openings }: OpeningsPictureProps) => (
  <div className="flex flex-wrap items-end gap-2 pb-10 sm:gap-3">
    {Array.from({ length: Math.max(openings.length, fewest) }, (_, place) => {
      const opening = openings[place];
      const pane = (
        <svg viewBox="0 0 64 88" className="w-10 sm:w-14 lg:w-20" aria-hidden="true">
          <rect width="64" height="88" rx="8" fill={archColor(opening ? 1 : 0.25)} />
        </svg>
      );
      return opening ? (
        <a key={opening.path} href={opening.path} aria-label={opening.title}>
          {pane}
        </a>
      ) : (
        <div key={place}>{pane}</div>
      );
    })}
  </div>
);
