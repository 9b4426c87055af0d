// Swedish writes dates as ISO does: 2026-11-21 14:05.
const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** An ISO time as the clock on the wall of whoever reads it (TZ, or the machine's zone). */
export const localTime = (iso: string): string => format.format(new Date(iso));
