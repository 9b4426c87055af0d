import type { ReactNode } from "react";
import type { GroundColors } from "#src/lib/ground.ts";

/** `ground`: without one, the quiet panel's color and the page's text colors. */
type GroundProps = { ground: GroundColors | undefined; className?: string; children: ReactNode };

/**
 * A block in a color of its own, the same in both themes; all text and lines on it are black or white. The color is a
 * drawing, since the content security policy allows no style attributes.
 */
export const Ground = ({ ground, className = "", children }: GroundProps) => (
  <div className={`relative isolate ${ground ? letters[ground.letters] : "bg-sunk"} ${className}`}>
    {ground && (
      <svg
        className="absolute inset-0 -z-10 size-full rounded-[inherit] forced-colors:hidden"
        aria-hidden="true"
      >
        <rect width="100%" height="100%" fill={ground.color} />
      </svg>
    )}
    {children}
  </div>
);

const letters = { black: "letters-black", white: "letters-white" } as const;
