/** `--paper` of tokens.css, for what is no style sheet: the browser's own frame, the manifest. */
export const paper = { light: "#fbf8f1", dark: "#0a1122" } as const;
