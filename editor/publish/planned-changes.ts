import { type EntryId, keyOf } from "#content/site.ts";
import type { Asked, Change } from "./content/changes-since.ts";
import { sentences } from "./failure.ts";
import { idsOf } from "./ids-of.ts";
import type { Plans } from "./plans.ts";

/** A change, who has made it when, if that is known, and when it goes live by itself. */
export type NamedChange = Change & {
  by: string;
  at?: string;
  /** It goes live on a day to come, unless it has become another since. */
  planned?: { day: string; by: string; isAsPlanned: boolean };
};

export function plannedOf(plans: Plans, change: Change): Pick<NamedChange, "planned"> {
  const plan = idsOf(change).flatMap((it) => plans.of(it) ?? [])[0];
  if (!plan) return {};
  const isAsPlanned = plan.what === change.what && plan.version === change.version;
  return { planned: { day: plan.day, by: plan.by, isAsPlanned } };
}

/**
 * What was planned for a day, or for one before on which nothing ran, and is still as it was planned. What is live already is
 * planned no more.
 */
export async function dueOf(
  plans: Plans,
  changes: () => Promise<NamedChange[]>,
  today: string,
): Promise<NamedChange[]> {
  const due = plans.due(today);
  if (due.length === 0) return [];
  const waiting = await changes();
  const keys = new Set(waiting.flatMap(idsOf).map(keyOf));
  await plans.drop(due.filter((it) => !keys.has(keyOf(it))));
  return waiting.filter(({ planned }) => planned?.isAsPlanned && planned.day <= today);
}

type Waiting = {
  plans: Plans;
  shown: readonly NamedChange[];
  neededFor: (only: readonly Asked[]) => Promise<readonly Change[]>;
};

/** @param day without one, they wait for somebody again @returns in a sentence why it was not planned */
export async function planChanges(
  { plans, shown, neededFor }: Waiting,
  by: string,
  only: readonly Asked[],
  day?: string,
): Promise<{ problem?: string }> {
  const isMeant = (it: EntryId) => only.some((one) => keyOf(one) === keyOf(it));
  if (day !== undefined) {
    const isLiveThen = ({ planned }: NamedChange) => planned?.isAsPlanned && planned.day <= day;
    const live = shown.filter((it) => isLiveThen(it) && !isMeant(it));
    const needed = await neededFor([...only, ...live]);
    if (needed.length > 0) return { problem: sentences.neededThen(needed) };
  }
  await plans.drop([...only, ...shown.filter(isMeant).flatMap(idsOf)]);
  if (day !== undefined) await plans.add(only, day, by);
  return {};
}

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
