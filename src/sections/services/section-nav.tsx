import { useEffect, useState } from "react";

type SectionNavProps = { label: string; sections: readonly { id: string; heading: string }[] };

/** Links to the sections of this page; the one being read is marked. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav
      aria-label={label}
      className="section-nav sticky top-(--header) z-10 border-y border-line bg-paper"
    >
      <ul className="section-links page flex gap-1 overflow-x-auto py-2 [scrollbar-width:none]">
        {sections.map(({ id, heading }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? "true" : undefined}
              className="press block rounded-full px-3 xl:px-4 py-1.5 text-small/6 font-medium text-muted no-underline hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-lapis aria-[current]:text-on-lapis"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section that crosses a line a third down the window. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join();

  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        // Where two touch the line, the one that came last is being read; above the first, none is.
        setCurrent([...inView].at(-1));
      },
      { rootMargin: "-33% 0px -66%" },
    );
    for (const id of key.split(",")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  // On a phone the row scrolls sideways; the marked link is kept in sight.
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(".section-links");
    const link = row?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    row?.scrollTo({ left: link ? link.offsetLeft - row.clientWidth / 3 : 0 });
  }, [current]);

  return current;
}
