import type { SVGProps } from "react";

/**
 * One icon, decorative: what it means stands beside it in words. The page carries the drawing
 * (layouts/icon-sheet.astro). `name`: a Lucide name, or `brand-` and a name of lib/brands.ts.
 */
export const Icon = ({ name, ...rest }: SVGProps<SVGSVGElement> & { name: string }) => (
  <svg width="24" height="24" aria-hidden="true" {...rest}>
    <use href={`#icon-${name}`} />
  </svg>
);
