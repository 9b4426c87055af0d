import { logoInPage } from "#src/lib/theme/logo.ts";

const { viewBox, body } = logoInPage("logo");

/** The page's one drawing of it; the others show that. */
export const Logo = () => (
  <svg viewBox={viewBox} className="h-9 w-auto" aria-hidden="true">
    <g id="logo" dangerouslySetInnerHTML={{ __html: body }} />
  </svg>
);

export const LogoAgain = ({ className }: { className: string }) => (
  <svg viewBox={viewBox} className={className} aria-hidden="true">
    <use href="#logo" />
  </svg>
);
