import type { ReactNode } from "react";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { MenuLink, ServiceLinks, TechnologyLinks } from "./menu-links.tsx";

/** A collapsible part of the menu: native `details`, so it opens without scripts too. */
const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="fold border-b border-line" name="mobile-menu-part">
    <summary className="flex list-none items-center justify-between rounded-md px-3 py-4 text-[1.125rem]/6 font-semibold focus-visible:outline-offset-[-3px] [&::-webkit-details-marker]:hidden">
      {label}
      <Icon name="chevron-down" className="fold-icon size-5" />
    </summary>
    <div className="pb-4">{children}</div>
  </details>
);

export const MobileMenu = () => (
  <div
    id="mobile-menu"
    popover="auto"
    className="sheet overflow-y-auto overscroll-contain bg-paper text-ink lg:hidden"
  >
    <nav aria-label="Mobile" className="page flex min-h-full flex-col pt-2 pb-8">
      <Fold label="Technologies">
        <TechnologyLinks />
      </Fold>
      <Fold label="Our Services">
        <ServiceLinks />
      </Fold>
      <ul className="py-3 [&_a]:py-3.5 [&_a]:text-[1.125rem] [&_a]:font-semibold">
        <MenuLink label="Our Apps" to="/our-apps" />
        <MenuLink label="About us" to="/about" />
      </ul>
      <ButtonLink href="/contact" className="mt-auto w-full">
        Get in Touch
      </ButtonLink>
    </nav>
  </div>
);
