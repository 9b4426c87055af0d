import { careers } from "#src/content/careers.ts";
import type { Job } from "#src/content/schemas/job.ts";

/** Such as "$52,000 – $72,000 a year". Formatted at build time because browsers format ranges differently. */
export function payBand({ pay }: Pick<Job, "pay">): string | undefined {
  if (!pay) return undefined;
  const { currency, from, to, per } = pay;
  const money = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  return `${money.formatRange(from, to)} ${careers.openings.per[per]}`;
}
