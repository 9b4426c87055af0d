import { Icon } from "#src/ui/icon.tsx";

/** src/browser/theme.ts answers the click and keeps `aria-pressed` true. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      id="theme-toggle"
      aria-pressed="false"
      className="grid size-11 place-items-center no-scripts:hidden rounded-control text-ink hover:bg-sunk hover:text-lapis"
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      <span className="sr-only">Dark theme</span>
    </button>
  );
}
