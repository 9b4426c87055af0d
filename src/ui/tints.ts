/** Accents with enough contrast for text on the page's backgrounds. */
export const tints = {
  /** Of the page; without one, like action. */
  accent: "text-accent",
  action: "text-action",
  label: "text-label",
  fourth: "text-fourth",
  highlight: "text-highlight-text",
} as const;
