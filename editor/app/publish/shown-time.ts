/** "Nov 26, 2026, 3:12 PM", where the reader is. */
export const shownTime = (at: string): string =>
  new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
