type SectionNavProps = { label: string; sections: readonly { id: string; heading: string }[] };

/** Links to the sections of this page; the one being read is marked (src/browser/section-nav.ts). */
export const SectionNav = ({ label, sections }: SectionNavProps) => (
  <nav
    aria-label={label}
    className="section-nav sticky top-(--header) z-10 border-y border-line bg-paper"
  >
    <ul className="section-links page flex gap-1 overflow-x-auto py-2 [scrollbar-width:none]">
      {sections.map(({ id, heading }) => (
        <li key={id} className="shrink-0">
          <a
            href={`#${id}`}
            className="press block rounded-full px-3 xl:px-4 py-1.5 text-small/6 font-medium text-muted no-underline hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-lapis aria-[current]:text-on-lapis"
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
