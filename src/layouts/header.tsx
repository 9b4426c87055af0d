import { page } from "#words";
import { company } from "#src/entries/company.ts";
import { navigation } from "#src/entries/navigation.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Logo } from "./logo.tsx";
import { MenuGroups } from "./menu-links.tsx";
import { menu, type MenuLine } from "./menu.ts";
import { MobileMenu } from "./mobile-menu.tsx";

const { action } = navigation;

/** For up to three groups side by side; the third spans two rows, so that a fourth and fifth are below the first two. */
const columns = [
  undefined,
  undefined,
  "grid grid-cols-2 gap-x-2 gap-y-1.5",
  "grid grid-cols-3 gap-x-2 gap-y-1.5",
];

/** The line below it marks the current page, or where it belongs. */
const topLink =
  "rounded-md px-1 py-2 font-medium text-ink decoration-highlight decoration-2 underline-offset-8 hover:text-action aria-[current]:underline";
const toolButton =
  "grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunk";

/** @returns the mark of a link to the page at a path, or to one above it */
const currentAt = (path: string | undefined, to: string) =>
  path === to ? "page" : path?.startsWith(`${to}/`) ? "true" : undefined;

/** `path`: none for pages without an address. */
export const Header = ({ path }: { path: string | undefined }) => (
  <header
    id="header"
    className="site-header @container/header fixed inset-x-0 top-0 z-20 h-(--header) low:absolute"
  >
    <div className="page flex h-full items-center gap-2 max-[24rem]:gap-0 max-[24rem]:pe-2.5 sm:gap-4 xl:gap-7">
      <a
        href="/"
        className="me-auto flex h-9 flex-wrap items-center gap-x-3 overflow-hidden rounded-md display-text text-title whitespace-nowrap text-ink"
      >
        <Logo />
        {/* Without room for the name, it wraps to a second line, which is cut off. */}
        {company.name}
      </a>
      <nav
        aria-label={page.mainMenu}
        className="hidden items-center gap-5 whitespace-nowrap wide:flex xl:gap-7"
      >
        {menu.map((line) =>
          line.to ? (
            <a
              key={line.id}
              href={line.to}
              className={topLink}
              aria-current={currentAt(path, line.to)}
            >
              {line.label}
            </a>
          ) : (
            <Dropdown key={line.id} line={line} path={path} />
          ),
        )}
      </nav>
      {/* src/browser/theme.ts handles clicks and updates `aria-pressed`. */}
      <button
        type="button"
        id="theme-toggle"
        aria-pressed="false"
        className={`${toolButton} hover:text-action in-[:root:not([data-scripts])]:hidden`}
      >
        <Icon name="moon" className="size-5 dark:hidden" />
        <Icon name="sun" className="hidden size-5 dark:block" />
        <span className="sr-only">{page.darkTheme}</span>
      </button>
      <ButtonLink href={action.to} size="small" className="whitespace-nowrap max-sm:hidden">
        {action.label}
      </ButtonLink>
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        className={`${toolButton} menu-button wide:hidden`}
      >
        <Icon name="menu" className="menu-icon size-6" />
        <Icon name="x" className="close-icon size-6" />
        <span className="sr-only">{page.menu}</span>
      </button>
      <MobileMenu />
    </div>
  </header>
);

const leadsTo = (groups: MenuLine["groups"], path: string | undefined) =>
  groups.some(({ links }) => links.some(({ to }) => currentAt(path, to.replace(/#.*/, ""))));

/**
 * Disclosure navigation with native popovers. The browser allows one open popover, closes it on Escape and on clicks
 * outside and restores the focus, all without scripts. src/browser/menus.ts adds `aria-expanded`.
 */
type DropdownProps = { line: MenuLine; path: string | undefined };

const Dropdown = ({ line: { id, label, groups }, path }: DropdownProps) => (
  <div>
    <button
      type="button"
      popoverTarget={id}
      aria-controls={id}
      className={`dropdown-button flex items-center gap-1.5 ${topLink}`}
      aria-current={leadsTo(groups, path) ? "true" : undefined}
    >
      {label}
      <Icon name="chevron-down" className="fold-icon size-4" />
    </button>
    <div
      id={id}
      popover="auto"
      className="dropdown rounded-card border border-line bg-surface p-3 text-ink"
    >
      <div className={columns[Math.min(groups.length, 3)]}>
        <MenuGroups groups={groups} />
      </div>
    </div>
  </div>
);
