import type { SVGProps } from "react";
import { sprites } from "#src/lib/icon-sprites.ts";

type IconProps = SVGProps<SVGSVGElement> & {
  /** A Lucide name, or `brand-` and a name of art/brands.ts. */
  name: string;
};

/** One icon of the sprite, decorative: what it means stands beside it in words. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg width="24" height="24" aria-hidden="true" {...rest}>
      <use href={`${name.startsWith("brand-") ? sprites.brands : sprites.icons}#${name}`} />
    </svg>
  );
}
