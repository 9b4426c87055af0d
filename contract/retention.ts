/** How long entries are kept unless the settings of the server say otherwise, in days. */
export const retentionDays = { message: 365, application: 180 };

export type RetentionDays = Readonly<typeof retentionDays>;

/**
 * Stands in the built pages for a number of days, which the server fills in from its settings, so that
 * the privacy page tells what is done. The build compresses them for its own settings: those of the server are the same
 * ones, as a rule.
 */
export const retentionToken = (kind: keyof typeof retentionDays): string =>
  `${retentionTokenStart}${kind}]]`;

export const retentionTokenStart = "[[days:";

/** @returns the page as visitors get it */
export const fillInDays = (html: string, days: RetentionDays): string =>
  html.replaceAll(/\[\[days:(message|application)\]\]/g, (_, kind: keyof RetentionDays) =>
    String(days[kind]),
  );
