/** Icons of the application dialog: it is not in the page until it is opened. */
export const applicationIcons = [
  "briefcase",
  "chevron-down",
  "circle-alert",
  "circle-check",
  "clock",
  "mail",
  "map-pin",
  "paperclip",
  "x",
] as const;
