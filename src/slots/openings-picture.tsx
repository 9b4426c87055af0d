import { archColor } from "#src/lib/theme/arch-colors.ts";

/** Openings in the order in which the page lists them. */
export type OpeningsPictureProps = { openings: readonly { title: string; path: string }[] };

const places = Array.from({ length: 13 }, (_, index) => index);

/** A row of windows that stands on the lower edge of its frame: a lit one for each opening, which leads to it. */
export const OpeningsPicture = ({ openings }: OpeningsPictureProps) => (
  <div className="grid grid-cols-7 items-end gap-2 pb-10 sm:gap-3 lg:grid-cols-[repeat(13,1fr)]">
    {places.map((place) => {
      const opening = openings[place];
      const pane = (
        <svg viewBox="0 0 64 88" className="w-full" aria-hidden="true">
          <rect width="64" height="88" rx="8" fill={archColor(opening ? 1 : 0.25)} />
        </svg>
      );
      return opening ? (
        <a key={place} href={opening.path} aria-label={opening.title}>
          {pane}
        </a>
      ) : (
        <div key={place}>{pane}</div>
      );
    })}
  </div>
);
