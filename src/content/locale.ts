/** For `Intl`: plain English is American, as in this project's specification. */
export const localeOf = (language: string): string => (language === "en" ? "en-US" : language);

/** For the `dir` attribute: undefined from left to right, which is the default. */
export const directionOf = (language: string): "rtl" | undefined =>
  new Intl.Locale(language).getTextInfo?.().direction === "rtl" ? "rtl" : undefined;
