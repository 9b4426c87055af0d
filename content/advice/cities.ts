import type { Data, Entry } from "#content/site.ts";
import { wholeName } from "#content/whole-name.ts";
import type { Remark } from "./texts.ts";

/** What introduces an opening: further texts may well name colleagues elsewhere. */
const introductions = ["description", "summary"];

/**
 * Introductions of an opening that name another office than that of the work, as those of a copied one do.
 * @param cities of all offices
 */
export function otherCities(entry: Entry, cities: readonly string[]): Remark[] {
  const { kind, value = {} } = entry;
  const { city, alsoIn = [] } = (value["location"] ?? {}) as { city?: string; alsoIn?: string[] };
  if (kind !== "jobs" || city === undefined) return [];
  const own = [city, ...alsoIn];
  return introductions.flatMap((key): Remark[] => {
    const text = String((value as Data)[key] ?? "");
    const isNamed = (it: string) => wholeName(it).test(text);
    const other = cities.find(isNamed);
    if (other === undefined || own.some(isNamed)) return [];
    return [
      { at: { entry, path: [key], text }, says: `names ${other}, where this opening is not` },
    ];
  });
}
