/** First stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-30 -translate-y-24 rounded-control bg-lapis px-5 py-3 font-semibold text-on-lapis no-underline focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
