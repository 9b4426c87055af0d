import type { ReactNode } from "react";
import { page } from "#words";
import { company, dialed } from "#src/entries/company.ts";
import { navigation } from "#src/entries/navigation.ts";
import { leftToRight } from "#src/lib/direction.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { LogoReference } from "./logo.tsx";
import { MenuGroups } from "./menu-links.tsx";
import { menu } from "./menu.ts";

const row =
  "flex items-center justify-between py-5 display-text text-title focus-visible:-outline-offset-2";

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
    <div className="-mx-3 pb-4">{children}</div>
  </details>
);

export const MobileMenu = () => (
  <div
    id="mobile-menu"
    popover="auto"
    className="sheet inset-x-0 top-(--header) bottom-0 h-auto w-full overflow-y-auto overscroll-contain bg-paper text-ink wide:hidden"
  >
    <div className="flex min-h-full flex-col pb-8">
      <nav aria-label={page.mobileMenu} className="page flex flex-col pt-2">
        {menu.map(({ id, label, to, groups }) =>
          to ? (
            <Row key={id} label={label} to={to} />
          ) : (
            <Fold key={id} label={label}>
              <MenuGroups groups={groups} />
            </Fold>
          ),
        )}
        <ButtonLink href={navigation.action.to} className="mt-8">
          {navigation.action.label}
        </ButtonLink>
      </nav>
      <address className="page mt-8 flex flex-wrap justify-center gap-x-6 gap-y-2 text-fine text-muted not-italic">
        <a href={`tel:${dialed()}`} dir={leftToRight}>
          {company.phone.shown}
        </a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </address>
      <LogoReference className="mx-auto mt-auto -mb-16 w-64 pt-10" />
    </div>
  </div>
);
