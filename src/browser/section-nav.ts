/** Marks, in a page's section links, the section that crosses a line a third of the way down the viewport. */
export function markCurrentSection(): void {
  const row = document.querySelector<HTMLElement>(".section-links");
  if (!row) return;
  const links = [...row.querySelectorAll("a")];
  /** Hashes of the sections on the line. */
  const inView = new Set<string>();

  const mark = () => {
    // Of two sections on the line the later one counts; above the first section, none.
    const current = links.findLast(({ hash }) => inView.has(hash));
    for (const link of links) link.ariaCurrent = link === current ? "true" : null;
    // On phones the row scrolls horizontally: keep the marked link visible.
    row.scrollTo({ left: current ? current.offsetLeft - row.clientWidth / 3 : 0 });
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(`#${target.id}`);
        else inView.delete(`#${target.id}`);
      mark();
    },
    { rootMargin: "-33% 0px -66%" },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
