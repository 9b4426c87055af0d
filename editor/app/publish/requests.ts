import type { Change } from "#editor/publish/content/changes-since.ts";
import type { NamedChange, PublisherStatus } from "#editor/publish/publisher.ts";
import type { Publish } from "#editor/publish/repository/refs.ts";
import { json, post } from "#editor/app/api.ts";

/* What the server does about publishing (publish/routes.ts). */

const ask = async <Answer>(path: string, body: unknown = {}) =>
  (await post(path, json(body))) as Answer;

export type TakenBack = { taken: true } | { problem: string };
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
export const bringBack = (id: string) => ask<Started>("/edit/publish/bring-back", { id });
/** @param since a publish; by default what is live */
export const takeBack = (only: readonly Change[], since?: string) =>
  ask<TakenBack>("/edit/publish/take-back", { only: named(only), since });
/** What was taken or brought back last. */
export const undo = () => ask<TakenBack>("/edit/publish/undo");
/** Who has signed in; `canLeave` is false where nobody has to. */
export const readWho = () => ask<{ name: string; canLeave: boolean }>("/edit/who");
