import type { HeroPictureProps } from "#src/slots/hero-picture.tsx";
import { gateOutline, thirteen } from "./thirteen.ts";

/** The brand's picture: thirteen nested gates with a light at the end. */
export const HeroPicture = ({ title, className }: HeroPictureProps) => (
  <svg
    viewBox="0 0 620 640"
    preserveAspectRatio="xMidYMin slice"
    role="img"
    aria-label={title}
    className={className}
  >
    <linearGradient id="sky" x2="0" y2="1">
      <stop className="[stop-color:var(--color-sky-top)]" />
      <stop offset="1" className="[stop-color:var(--color-sky-bottom)]" />
    </linearGradient>
    <rect width="620" height="640" fill="url(#sky)" />
    {thirteen.map(({ transform, ...look }) => (
      <g key={transform} transform={transform} className="gate">
        <path d={gateOutline} {...look} stroke="#fff" strokeWidth="1.5" />
      </g>
    ))}
    <g className="gate">
      <circle cx="310" cy="262" r="20" fill="#fff8e1" />
    </g>
  </svg>
);
