import type { SVGProps } from "react";
import brands from "../../.generated/brands.svg?url&no-inline";
import icons from "../../.generated/icons.svg?url&no-inline";

type IconProps = SVGProps<SVGSVGElement> & {
  /** A Lucide name, or `brand-` and a name of art/brands.ts. */
  name: string;
};

/** One icon of the sprite, decorative: what it means stands beside it in words. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg width="24" height="24" aria-hidden="true" {...rest}>
      <use href={`${name.startsWith("brand-") ? brands : icons}#${name}`} />
    </svg>
  );
}
