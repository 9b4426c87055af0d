import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

type DropdownProps = { id: string; label: string; children: ReactNode };

/**
 * Disclosure navigation out of native popovers: the browser opens one and closes the other,
 * closes on Escape and on a click outside and gives the focus back, before any script has come
 * and without one. It also tells assistive technology which is open; src/browser/menus.ts says it by aria-expanded too.
 */
export const Dropdown = ({ id, label, children }: DropdownProps) => (
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
      className="dropdown rounded-card border border-line bg-surface p-3 text-ink shadow-[0_24px_60px_-24px] shadow-shadow/45"
    >
      {children}
    </div>
  </div>
);
