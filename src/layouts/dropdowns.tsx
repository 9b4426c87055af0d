import type { ReactNode } from "react";
import { serviceLinks } from "#src/content/navigation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { technologiesMenu } from "./menu-data.ts";
import { NavItem } from "./nav-item.tsx";

/*
 * Disclosure navigation out of native popovers: the browser opens one and closes the other,
 * closes on Escape and on a click outside and gives the focus back, before any script has come
 * and without one. It also tells assistive technology which is open; the boot script says it by aria-expanded too.
 */
function Dropdown({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        aria-controls={id}
        className="dropdown-button flex items-center gap-1.5 rounded-md px-1 py-2 font-medium text-ink hover:text-lapis"
      >
        {label}
        <Icon name="chevron-down" className="fold-icon size-4" />
      </button>
      <div
        id={id}
        popover="auto"
        className="dropdown rounded-card border border-line bg-surface p-3 text-ink shadow-[0_24px_60px_-24px_rgb(var(--shadow)/0.45)]"
      >
        {children}
      </div>
    </div>
  );
}

export function TechnologiesDropdown() {
  return (
    <Dropdown id="technologies-menu" label="Technologies">
      {/* Firefox cannot break before a column: there the third group leaves too little room below. */}
      <div className="columns-3 gap-2 [&>section:nth-child(3)]:pb-2.5 [&>section:nth-child(4)]:break-before-column">
        {technologiesMenu.map(({ title, links }) => (
          <section
            key={title}
            aria-labelledby={`menu-${title}`}
            className="min-w-44 break-inside-avoid pb-2"
          >
            <h2
              id={`menu-${title}`}
              className="px-3 pt-2 pb-1 font-text text-fine/6 font-semibold tracking-normal text-turq"
            >
              {title}
            </h2>
            <ul>
              {links.map((link) => (
                <NavItem key={link.to} {...link} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dropdown>
  );
}

export function ServicesDropdown() {
  return (
    <Dropdown id="services-menu" label="Our Services">
      <ul className="min-w-64">
        {serviceLinks.map((link) => (
          <NavItem key={link.to} {...link} />
        ))}
      </ul>
    </Dropdown>
  );
}
