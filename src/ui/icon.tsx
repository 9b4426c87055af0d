import type { SVGProps } from "react";

/**
 * A decorative icon; text beside it has to say the same. Its drawing is in the page's icon sheet
 * (layouts/icon-sheet.astro). `name`: a Lucide name, or `brand-` and the name of a mark of the brand's entry.
 */
export const Icon = ({ name, ...rest }: SVGProps<SVGSVGElement> & { name: string }) => (
  <svg width="24" height="24" aria-hidden="true" {...rest}>
    <use href={`#icon-${name}`} />
  </svg>
);
