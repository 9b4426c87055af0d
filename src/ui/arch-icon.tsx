import { iconFrame } from "#slots/icon-frame.ts";
import { Icon } from "./icon.tsx";
import { tints } from "./tints.ts";

/** `solid`: a gate in the full color with the icon in its light, instead of a tint of it. */
type ArchIconProps = {
  icon: string;
  tint: keyof typeof tints;
  solid?: boolean;
  className?: string;
};

export const ArchIcon = ({ icon, tint, solid, className = "" }: ArchIconProps) => (
  <span className={`relative grid size-16 place-items-center ${tints[tint]} ${className}`}>
    <svg viewBox="-28 -30 56 58" className="absolute inset-0 size-full" aria-hidden="true">
      {solid ? (
        <>
          {/* An outline where the icon could not have another color. */}
          <path
            d={iconFrame}
            fill="currentColor"
            className="forced-colors:fill-none forced-colors:stroke-current print:fill-none print:stroke-current"
          />
          <path
            d={iconFrame}
            transform="translate(0 6.5)scale(.75)"
            className="fill-paper/18 forced-colors:hidden print:hidden transition-[fill-opacity] group-hover:[fill-opacity:0.34]"
          />
        </>
      ) : (
        <path
          d={iconFrame}
          fill="currentColor"
          fillOpacity="0.14"
          className="transition-[fill-opacity] group-hover:[fill-opacity:0.26]"
        />
      )}
    </svg>
    <Icon name={icon} className={`relative mt-1.5 size-6 ${solid ? "text-paper" : ""}`} />
  </span>
);
