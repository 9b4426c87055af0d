/** Marks in a page's own navigation the section that crosses a line a third down the window. */
export function markCurrentSection(): void {
  const row = document.querySelector<HTMLElement>(".section-links");
  if (!row) return;
  const links = [...row.querySelectorAll("a")];
  const inView = new Set<Element>();

  const mark = () => {
    // Where two sections touch the line, the later one is being read; above the first, none is.
    const current = links.findLast(({ hash }) =>
      [...inView].some((section) => `#${section.id}` === hash),
    );
    for (const link of links) link.ariaCurrent = link === current ? "true" : null;
    // On a phone the row scrolls sideways; the marked link is kept in sight.
    row.scrollTo({ left: current ? current.offsetLeft - row.clientWidth / 3 : 0 });
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      mark();
    },
    { rootMargin: "-33% 0px -66%" },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
