import type { MenuGroup, MenuLink as Link } from "./menu.ts";

/* Shared by the dropdowns (from 64rem) and the mobile menu. */

const MenuLink = ({ label, to, text }: Link) => (
  <li>
    <a
      href={to}
      className="press block rounded-control px-3 py-2.5 text-compact font-medium text-ink hover:bg-sunk hover:text-action focus-visible:-outline-offset-2"
    >
      {label}
      {text && (
        <span className="hidden text-fine/tight font-normal text-muted wide:block">
          {` ${text}`}
        </span>
      )}
    </a>
  </li>
);

/** Groups with a title are narrow, for several side by side. */
export const MenuGroups = ({ groups }: { groups: readonly MenuGroup[] }) =>
  groups.map(({ title = "", links }) => (
    <div key={title} className={title ? "wide:w-48 wide:nth-3:row-span-2" : "wide:w-80"}>
      {title && (
        <h2 className="plain-heading px-3 pt-3 pb-1 text-fine text-label wide:pt-2">{title}</h2>
      )}
      <ul className={title ? "grid grid-cols-2 wide:block" : undefined}>
        {links.map((link) => (
          <MenuLink key={link.to} {...link} />
        ))}
      </ul>
    </div>
  ));
