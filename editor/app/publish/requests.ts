import type { Change } from "#editor/publish/content/changes-since.ts";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import type { PublisherStatus } from "#editor/publish/runs.ts";
import type { Publish } from "#editor/publish/repository/refs.ts";
import { ask, reasonOf } from "#editor/app/api.ts";

/* What the server does about publishing (publish/routes.ts). */

/** What was not done, and why. */
type Done = { problem?: string };
/** @param done gets the reason, in a sentence, if it was not done */
export async function trying(
  task: () => Promise<Done>,
  done: (reason: string | undefined) => Promise<void>,
): Promise<void> {
  const { problem } = await task().catch((error: unknown) => ({ problem: reasonOf(error) }));
  await done(problem);
}
/** Of changes what the screen showed: others are not touched. */
const named = (changes: readonly Change[]) =>
  changes.map(({ kind, slug, what, version }) => ({ kind, slug, what, version }));
type Started = { isStarted: boolean };

export const readStatus = () => ask<PublisherStatus>("/edit/publish/status");
/** @param since a publish; by default what is live */
export const readChanges = (since?: string) =>
  ask<NamedChange[]>("/edit/publish/changes", { since });
export const readPublishes = () => ask<Publish[]>("/edit/publish/list");
export const publish = (only: readonly Change[]) =>
  ask<Started>("/edit/publish/publish", { only: named(only) });
/** @param day on which they go live by themselves; without one they do not */
export const plan = (only: readonly Change[], day?: string) =>
  ask<Done>("/edit/publish/plan", { only: named(only), day });
export const bringBack = (id: string) => ask<Started>("/edit/publish/bring-back", { id });
/** @param since a publish; by default what is live */
export const takeBack = (only: readonly Change[], since?: string) =>
  ask<Done>("/edit/publish/take-back", { only: named(only), since });
/** What was taken or brought back last. */
export const undo = () => ask<Done>("/edit/publish/undo");
/** Who has signed in; `canLeave` is false where nobody has to. */
export const readWho = () => ask<{ name: string; canLeave: boolean }>("/edit/who");
