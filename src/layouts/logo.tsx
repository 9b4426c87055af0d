import { readLogo } from "#src/lib/theme/logo.ts";

const { viewBox, body } = readLogo("logo");

/** The logo's only drawing in a page, which LogoReference references. */
export const Logo = () => (
  <svg viewBox={viewBox} className="h-9 w-auto" aria-hidden="true">
    <g id="logo" dangerouslySetInnerHTML={{ __html: body }} />
  </svg>
);

export const LogoReference = ({ className }: { className: string }) => (
  <svg viewBox={viewBox} className={className} aria-hidden="true">
    <use href="#logo" />
  </svg>
);
