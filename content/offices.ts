import { isTimeZone } from "./now.ts";

type Data = Record<string, unknown>;

/** Where the company is. A time zone that is none is not known. */
export type Office = { city?: unknown; timeZone: string | undefined };

/** The main studio, and the others. @param company may be wrong: it is put right first */
export function officesOf(company: object): Office[] {
  const { address, offices, timeZone } = company as Data;
  const others = Array.isArray(offices) ? (offices as (Data | null)[]) : [];
  return [{ ...(address as Data), timeZone }, ...others].map((it) => {
    const { city, timeZone } = it ?? ({} as Data);
    return { city, timeZone: isTimeZone(timeZone) ? timeZone : undefined };
  });
}

/** The time zones of the offices where a job is. Who works from home may be anywhere, as in an office without one. */
export function zonesOf({ location }: Data, offices: readonly Office[]): (string | undefined)[] {
  const { city, alsoIn, cities } = (location ?? {}) as Data;
  const named = [cities ?? [city, ...(Array.isArray(alsoIn) ? alsoIn : [])]].flat();
  const zones = named.map((name) => offices.find((it) => it.city === name)?.timeZone);
  return zones.length > 0 ? zones : [undefined];
}
