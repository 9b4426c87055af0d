import type { SVGProps } from "react";

type IconProps = SVGProps<SVGSVGElement> & {
  /** A Lucide name, or `brand-` and a name of lib/brands.ts. */
  name: string;
};

/** One icon, decorative: what it means stands beside it in words. The page carries the drawing (layouts/icon-sheet.astro). */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg width="24" height="24" aria-hidden="true" {...rest}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
