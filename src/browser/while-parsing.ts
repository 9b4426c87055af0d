/** Runs `task` whenever more of the page has been parsed, before that is painted, and once it is all there. */
export function whileParsing(task: () => void): void {
  const observer = new MutationObserver(task);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    task();
  });
}
