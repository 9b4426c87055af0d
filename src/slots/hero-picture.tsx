import { archColor } from "#src/lib/theme/arch-colors.ts";

export type HeroPictureProps = { title: string; className?: string };

const frame = {
  viewBox: "0 0 620 640",
  preserveAspectRatio: "xMidYMid slice",
  className: "absolute inset-0 size-full",
};

const disks = Array.from({ length: 9 }, (_, index) => ({
  r: 520 - 56 * index,
  fill: archColor(index / 8),
}));
const layers = [disks.slice(0, 3), disks.slice(3, 6), disks.slice(6)];

/**
 * The picture beside the first heading, in a frame that crops it: disks that rise from the lower edge. Layers of the
 * class `opens` open on load, one after the other (src/styles/home.css).
 */
export const HeroPicture = ({ title, className }: HeroPictureProps) => (
  <div role="img" aria-label={title} className={className}>
    <svg {...frame}>
      <rect width="620" height="640" fill={archColor(0)} />
    </svg>
    {layers.map((layer) => (
      <svg key={layer[0]?.r} {...frame} className={`${frame.className} opens`}>
        {layer.map((disk) => (
          <circle key={disk.r} cx="310" cy="560" {...disk} />
        ))}
      </svg>
    ))}
  </div>
);
