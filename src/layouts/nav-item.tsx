import type { NavLink } from "#src/content/navigation.ts";
import { Icon } from "#src/ui/icon.tsx";

/** One line of a menu. */
export function NavItem({ label, to, icon }: NavLink) {
  return (
    <li>
      <a
        href={to}
        className="press flex items-center gap-3 rounded-control px-3 py-2.5 text-[1rem]/6 font-medium text-ink no-underline hover:bg-sunk hover:text-lapis focus-visible:outline-offset-[-3px]"
      >
        {icon && <Icon name={icon} className="size-5 shrink-0" />}
        {label}
      </a>
    </li>
  );
}
