import { archColor } from "#src/lib/theme/arch-colors.ts";

export type OpeningsPictureProps = {
  openings: readonly { title: string; path: string }[];
  className?: string;
};

const places = Array.from({ length: 13 }, (_, index) => ({
  x: 30 + (index % 7) * 96,
  y: 20 + Math.floor(index / 7) * 120,
}));

/** A window for each opening is lit and leads to it. */
export const OpeningsPicture = ({ openings, className }: OpeningsPictureProps) => (
  <svg viewBox="0 0 700 250" className={className}>
    {places.map(({ x, y }, index) => {
      const opening = openings[index];
      const pane = (
        <rect x={x} y={y} width="64" height="88" rx="8" fill={archColor(opening ? 1 : 0.25)} />
      );
      return opening ? (
        <a key={`${x} ${y}`} href={opening.path} aria-label={opening.title}>
          <title>{opening.title}</title>
          {pane}
        </a>
      ) : (
        <g key={`${x} ${y}`}>{pane}</g>
      );
    })}
  </svg>
);
