import type { Publisher } from "./publisher.ts";

/** How often it is looked at whether a new day has begun. */
const lookMs = 10 * 60_000;

/** On a new day in UTC the live entries are built anew, because openings close; now, if that was missed. */
export function renewNightly(
  { renew }: Pick<Publisher, "renew">,
  report: (error: unknown) => void,
) {
  const look = () => void renew().catch(report);
  look();
  return setInterval(look, lookMs).unref();
}
