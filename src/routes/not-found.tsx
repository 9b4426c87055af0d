import bricked from "#src/assets/portals/not-found.svg?url&no-inline";
import { notFound } from "#src/content/not-found.ts";
import { describePage } from "#src/lib/page.ts";
import { PortalPage } from "#src/sections/portal-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const page = describePage(notFound);

export const meta = () => page.meta;

export default function NotFound() {
  return (
    <PortalPage isStatic picture={bricked} trail={page.trail} {...notFound.hero}>
      {notFound.links.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} look={index === 0 ? "solid" : "ghost"}>
          {label}
        </ButtonLink>
      ))}
    </PortalPage>
  );
}
