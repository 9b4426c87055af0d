import type { ReactNode } from "react";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { LogoAgain } from "./logo.tsx";
import { ServiceLinks, TechnologyLinks } from "./menu-links.tsx";

const row =
  "flex items-center justify-between px-3 py-5 display-text text-title focus-visible:-outline-offset-2";

const Row = ({ label, to }: { label: string; to: string }) => (
  <a href={to} className={`${row} border-b border-line text-ink`}>
    {label}
  </a>
);

const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="fold border-b border-line" name="mobile-menu-part">
    <summary className={row}>
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
    className="sheet inset-x-0 top-(--header) bottom-0 h-auto w-full overflow-y-auto overscroll-contain bg-paper text-ink wide:hidden"
  >
    <nav aria-label="Mobile" className="page flex min-h-full flex-col pt-2 pb-8">
      <Fold label="Technologies">
        <TechnologyLinks />
      </Fold>
      <Fold label="Our Services">
        <ServiceLinks />
      </Fold>
      <Row label="Our Apps" to="/our-apps" />
      <Row label="About us" to="/about" />
      <ButtonLink href="/contact" className="mt-8">
        Get in Touch
      </ButtonLink>
      <LogoAgain className="mx-auto mt-auto -mb-16 w-64 pt-10" />
    </nav>
  </div>
);
