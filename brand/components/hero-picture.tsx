import type { HeroPictureProps } from "#src/slots/hero-picture.tsx";
import { gateOutline, thirteen } from "./thirteen.ts";

const frame = {
  viewBox: "0 0 620 640",
  preserveAspectRatio: "xMidYMin slice",
  className: "absolute inset-0 size-full",
};

/** They open one after the other (src/styles/home.css); the light at the end is the last. */
const layers = [
  thirteen.slice(0, 4),
  thirteen.slice(4, 8),
  thirteen.slice(8, 12),
  thirteen.slice(12),
];

/** The brand's picture: thirteen nested gates with a light at the end. */
export const HeroPicture = ({ title, className }: HeroPictureProps) => (
  <div role="img" aria-label={title} className={className}>
    <svg {...frame}>
      <linearGradient id="sky" x2="0" y2="1">
        <stop className="[stop-color:var(--color-sky-top)]" />
        <stop offset="1" className="[stop-color:var(--color-sky-bottom)]" />
      </linearGradient>
      <rect width="620" height="640" fill="url(#sky)" />
    </svg>
    {layers.map((gates) => (
      <svg key={gates[0]?.transform} {...frame} className={`${frame.className} opens`}>
        {gates.map((gate) => (
          <path key={gate.transform} d={gateOutline} {...gate} stroke="#fff" strokeWidth="1.5" />
        ))}
        {gates.length === 1 && <circle cx="310" cy="262" r="20" fill="#fff8e1" />}
      </svg>
    ))}
  </div>
);
