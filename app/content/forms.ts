/** Words that both forms share. */
export const forms = {
  privacy: "What we keep, and for how long",
  newTab: "(opens in a new tab)",
} as const;
