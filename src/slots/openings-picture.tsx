import { archColor } from "#src/lib/theme/arch-colors.ts";

/** `open`: the number of openings. */
export type OpeningsPictureProps = { open: number; className?: string };

const places = Array.from({ length: 13 }, (_, index) => ({
  x: 30 + (index % 7) * 96,
  y: 20 + Math.floor(index / 7) * 120,
}));

/** Decorative: a window for each opening is lit. */
export const OpeningsPicture = ({ open, className }: OpeningsPictureProps) => (
  <svg viewBox="0 0 700 250" className={className} aria-hidden="true">
    {places.map(({ x, y }, index) => (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        width="64"
        height="88"
        rx="8"
        fill={archColor(index < open ? 1 : 0.25)}
      />
    ))}
  </svg>
);
