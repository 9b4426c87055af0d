import { offsetAt } from "#contract/days.ts";

/** When a working day begins, in hours of UTC. @param opens the hour on the clock there */
export function startOf(opens: number, timeZone: string, time: Date): number {
  const [hours = 0, minutes = 0] = offsetAt(timeZone, time).split(":").map(Number);
  return opens - hours - Math.sign(hours) * (minutes / 60);
}

/** Where a working day is drawn, in hours after that of the first office. */
export const placeOf = (start: number, first: number): string => `translate(${start - first})`;

/** Moves the drawn working days of offices to where they are today: clocks may have changed since the build. */
export function start(offices: HTMLElement): void {
  const days = [...offices.querySelectorAll<SVGElement>("[data-opens]")];
  const starts = days.map(({ dataset: { opens, zone = "" } }) =>
    startOf(Number(opens), zone, new Date()),
  );
  const first = starts[days.findIndex((it) => "first" in it.dataset)] ?? 0;
  for (const [index, day] of days.entries())
    day.setAttribute("transform", placeOf(starts[index] ?? first, first));
}
