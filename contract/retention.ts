/** How long entries are kept unless the settings of the server say otherwise, in days. */
export const retentionDays = { message: 365, application: 180 };

/**
 * Stands in the built pages for a number of days, which the server fills in from its settings, so that
 * the privacy page tells what is done.
 */
export const retentionToken = (kind: keyof typeof retentionDays): string => `[[days:${kind}]]`;

export const retentionTokenPattern = /\[\[days:(message|application)\]\]/g;
