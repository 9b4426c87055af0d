/** Words that both forms share. */
export const forms = {
  privacy: "What is kept, and when it is erased",
  newTab: "(opens in a new tab)",
} as const;
