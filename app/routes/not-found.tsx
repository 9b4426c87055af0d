import bricked from "#app/art/portals/not-found.svg?url&no-inline";
import { notFound } from "#app/content/not-found.ts";
import { describePage } from "#app/lib/page.ts";
import { PortalPage } from "#app/sections/portal-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

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
