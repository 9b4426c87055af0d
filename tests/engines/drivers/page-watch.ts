/**
 * Writes the page's problems down in the page, for an engine whose driver tells none. It comes
 * when the page has loaded, before React does; of what went wrong earlier it sees only what the
 * policy blocked. Runs in the page, as text: it stands for itself.
 */
export function watchFromWithin(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      problems.push(`console ${level}: ${words.join(" ")} (${location})`);
      say(...words);
    };
  }
  addEventListener("unhandledrejection", ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) problems.push(`uncaught: ${reason} (${location})`);
  });
  addEventListener(
    "error",
    ({ target, message }) => {
      // A picture's or a script's event has no message, and does not bubble.
      const what = target instanceof Element ? `not loaded: ${target.outerHTML}` : message;
      problems.push(`uncaught: ${what} (${location})`);
    },
    true,
  );
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) problems.push(`blocked: ${JSON.stringify(body)}`);
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
}
