import { archColor } from "#src/lib/theme/arch-colors.ts";

export type HeroPictureProps = { title: string; className?: string };

const rings = Array.from({ length: 9 }, (_, index) => ({
  r: 520 - 56 * index,
  fill: archColor(index / 8),
}));

/** The picture beside the first heading, in a frame that crops it: disks that rise from the lower edge. */
export const HeroPicture = ({ title, className }: HeroPictureProps) => (
  <svg
    viewBox="0 0 620 640"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={title}
    className={className}
  >
    <rect width="620" height="640" fill={archColor(0)} />
    {rings.map(({ r, fill }) => (
      // Its content opens on load (src/styles/home.css).
      <g key={r} className="gate">
        <circle cx="310" cy="560" r={r} fill={fill} />
      </g>
    ))}
  </svg>
);
