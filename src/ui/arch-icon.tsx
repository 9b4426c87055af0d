import { iconFrame } from "#slots/icon-frame.ts";
import { Icon } from "./icon.tsx";
import { tints } from "./tints.ts";

type ArchIconProps = { icon: string; tint: keyof typeof tints; className?: string };

export const ArchIcon = ({ icon, tint, className = "" }: ArchIconProps) => (
  <span className={`relative grid size-16 place-items-center ${tints[tint]} ${className}`}>
    <svg viewBox="-28 -30 56 58" className="absolute inset-0 size-full" aria-hidden="true">
      <path
        d={iconFrame}
        fill="currentColor"
        fillOpacity="0.14"
        className="transition-[fill-opacity] group-hover:[fill-opacity:0.26]"
      />
    </svg>
    <Icon name={icon} className="relative mt-1.5 size-6" />
  </span>
);
