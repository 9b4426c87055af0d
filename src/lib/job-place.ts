import { careers } from "#src/content/careers.ts";
import { company } from "#src/content/company.ts";
import type { Job } from "#src/content/types/job.ts";

/** Where the work is done, in words. */
export function placeOf({ location }: Pick<Job, "location">): string {
  const { office, remote } = careers.opening.where;
  if (location.mode === "remote") {
    const countries = new Intl.ListFormat("en-US", { type: "disjunction" });
    return `${remote} ${countries.format(location.countries)}.`;
  }
  const { street, region, postalCode } = company.offices[location.city];
  return `${office} ${street}, ${location.city}, ${region} ${postalCode}.`;
}
