const minute = 60_000;

/** Minutes that a time zone's clock is ahead of UTC on a day (such as "2026-07-01"), at noon in UTC. */
export function offsetOf(timeZone: string, day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  }).format(noon);
  return (Date.parse(`${parts} UTC`) - noon.getTime()) / minute;
}

/** Such as "UTC", "UTC+5:30" or, with a minus sign, "UTC−8". */
export function offsetName(timeZone: string, day: string): string {
  const offset = offsetOf(timeZone, day);
  if (offset === 0) return "UTC";
  const minutes = Math.abs(offset) % 60;
  const hours = (Math.abs(offset) - minutes) / 60;
  const past = minutes ? `:${String(minutes).padStart(2, "0")}` : "";
  return `UTC${offset < 0 ? "−" : "+"}${hours}${past}`;
}
