import { type Finding, good, note, wrong } from "./finding.ts";

/** What another machine's clock said, and this machine's at the same moment. */
export type Reading = { from: string; there: Date; here: Date };

const about = "Clock";
const minuteMs = 60_000;
// By which clocks may differ (deliveries/relay.ts).
const toleratedMs = 5 * minuteMs;

/** A wrong clock sends mail late, erases too early and shows openings that are closed. */
export function checkTime(readings: readonly Reading[]): Finding {
  const [first] = readings;
  if (first === undefined)
    return note(about, "Not compared: neither a mail server nor a public address told the time.");
  const off = readings.find(({ there, here }) => Math.abs(+here - +there) > toleratedMs);
  if (off === undefined)
    return good(about, `As at ${readings.map(({ from }) => from).join(", ")}.`);
  const minutes = Math.round((+off.here - +off.there) / minuteMs);
  return wrong(
    about,
    `${Math.abs(minutes)} minutes ${minutes > 0 ? "ahead of" : "behind"} ${off.from}. Let the machine set its clock by itself: timedatectl set-ntp true`,
  );
}

/**
 * The time in a mail server's greeting, as Sendmail and Exchange have it.
 * @returns undefined for most others, which name none
 */
export function timeIn(greeting: string): Date | undefined {
  const date = /(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}/.exec(
    greeting,
  );
  return date ? new Date(date[0]) : undefined;
}
