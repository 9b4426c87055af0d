import { iconFrame } from "#slots/icon-frame.ts";
import { Icon } from "./icon.tsx";
import { tints } from "./tints.ts";

type ArchIconProps = {
  icon: string;
  tint: keyof typeof tints;
  className?: string;
  /** Of the icon. */
  size?: string;
  /** In a card that is a link (`group`), light comes on in it while that is pointed at or focused. */
  opens?: boolean;
};

/** As a ground, an accent may be brighter than as text. */
const grounds = { ...tints, highlight: "text-highlight" } as const;

const frame = { viewBox: "-28 -30 56 58", className: "absolute inset-0 size-full" };
const inner = "translate(0 6.5)scale(.75)";

/** A gate in a full color with an icon in it. */
export const ArchIcon = ({
  icon,
  tint,
  className = "size-16",
  size = "size-6",
  opens,
}: ArchIconProps) => {
  const drawing = `relative mt-1.5 ${size}`;
  return (
    <span className={`relative grid place-items-center ${grounds[tint]} ${className}`}>
      <svg {...frame} aria-hidden="true">
        {/* An outline where the icon could not have another color. */}
        <path
          d={iconFrame}
          fill="currentColor"
          className="forced-colors:fill-none forced-colors:stroke-current print:fill-none print:stroke-current"
        />
        <path
          d={iconFrame}
          transform={inner}
          className="fill-white/20 forced-colors:hidden print:hidden"
        />
      </svg>
      <Icon
        name={icon}
        className={`${drawing} ${tint === "highlight" ? "text-(--selected)" : "text-paper"}`}
      />
      {opens && (
        <span className="gate-light absolute inset-0 grid place-items-center text-(--selected) forced-colors:hidden print:hidden">
          <span className="sill inset-x-[18%]! top-[96%]!" />
          <svg {...frame} aria-hidden="true">
            <path
              d={iconFrame}
              transform={inner}
              className={tint === "highlight" ? "fill-paper" : "fill-highlight"}
            />
          </svg>
          <Icon name={icon} className={drawing} />
        </span>
      )}
    </span>
  );
};
