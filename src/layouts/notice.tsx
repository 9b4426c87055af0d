import { page } from "#words";
import type { Notice as Content } from "#src/entries/navigation.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { Icon } from "#src/ui/icon.tsx";

/** A line above the header, which scrolls away with the page. src/browser/notice.ts closes it; without scripts it stays. */
export const Notice = ({ text, link, until }: Content) => (
  <aside
    id="notice"
    aria-label={page.notice}
    data-until={until}
    className="notice letters-white relative z-20 bg-band text-fine"
  >
    <div className="page flex items-center gap-x-4">
      <p className="grow py-2.5">
        <span className="me-3">{text}</span>
        {link && isPresent(link.to) && (
          <a
            href={link.to}
            className="font-semibold underline decoration-white/40 underline-offset-[0.2em] hover:decoration-current focus-visible:outline-white"
          >
            {link.label}
          </a>
        )}
      </p>
      <button
        type="button"
        className="-me-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-white/10 focus-visible:-outline-offset-4 focus-visible:outline-white no-scripts:hidden"
      >
        <Icon name="x" className="size-5" />
        <span className="sr-only">{page.closeNotice}</span>
      </button>
    </div>
  </aside>
);
