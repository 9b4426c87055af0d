/** Marks, in a page's section links, the section that crosses a line a third of the way down the viewport. */
export function start(row: HTMLElement): void {
  const { direction, paddingInlineStart } = getComputedStyle(row);
  const start = Number.parseFloat(paddingInlineStart);
  const links = new Map<Element, HTMLAnchorElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = links.get(target);
        if (!link) continue;
        link.ariaCurrent = isIntersecting ? "true" : null;
        // On phones the row scrolls horizontally: the marked link is at its start, clear of the fade at its end.
        if (!isIntersecting) continue;
        // From right to left the offset is that of the link's end, and positions count down from 0.
        const fromRight = link.offsetLeft + link.offsetWidth + start - row.clientWidth;
        row.scrollTo({ left: direction === "rtl" ? fromRight : link.offsetLeft - start });
      }
      // Before the first section and after the last one the row is at its start again.
      if (!row.querySelector("[aria-current=true]")) row.scrollTo({ left: 0 });
    },
    { rootMargin: "-33% 0px -66.9%" },
  );
  for (const link of row.querySelectorAll("a")) {
    const section = document.getElementById(link.hash.slice(1))?.closest("section");
    if (!section) continue;
    links.set(section, link);
    observer.observe(section);
  }
}
