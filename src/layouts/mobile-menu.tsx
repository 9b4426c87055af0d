import type { ReactNode } from "react";
import { serviceLinks } from "#src/content/navigation.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { technologiesMenu } from "./menu-data.ts";
import { NavItem } from "./nav-item.tsx";

/** A collapsible part of the menu: native `details`, so it opens without scripts too. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold border-b border-line" name="mobile-menu-part">
      <summary className="flex list-none items-center justify-between rounded-md px-3 py-4 text-[1.125rem]/6 font-semibold focus-visible:outline-offset-[-3px] [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevron-down" className="fold-icon size-5" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

export function MobileMenu() {
  return (
    <div
      id="mobile-menu"
      popover="auto"
      className="sheet overflow-y-auto overscroll-contain bg-paper text-ink lg:hidden"
    >
      <nav aria-label="Mobile" className="page flex min-h-full flex-col pt-2 pb-8">
        <Fold label="Technologies">
          {technologiesMenu.map(({ title, links }) => (
            <section key={title} aria-labelledby={`mobile-${title}`}>
              <h2
                id={`mobile-${title}`}
                className="px-3 pt-3 pb-1 font-text text-fine/6 font-semibold tracking-normal text-turq"
              >
                {title}
              </h2>
              <ul className="grid grid-cols-2">
                {links.map((link) => (
                  <NavItem key={link.to} {...link} />
                ))}
              </ul>
            </section>
          ))}
        </Fold>
        <Fold label="Our Services">
          <ul>
            {serviceLinks.map((link) => (
              <NavItem key={link.to} {...link} />
            ))}
          </ul>
        </Fold>
        <ul className="py-3 [&_a]:py-3.5 [&_a]:text-[1.125rem] [&_a]:font-semibold">
          <NavItem label="Our Apps" to="/our-apps" />
          <NavItem label="About us" to="/about" />
        </ul>
        <ButtonLink href="/contact" className="mt-auto w-full">
          Get in Touch
        </ButtonLink>
      </nav>
    </div>
  );
}
