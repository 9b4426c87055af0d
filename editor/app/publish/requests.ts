import type { Change } from "#editor/publish/content/changes-since.ts";
import type { ListedPublish, NamedChange, PublisherStatus } from "#editor/publish/publisher.ts";
import { json, post } from "#editor/app/api.ts";

/* What the server does about publishing (publish/routes.ts). */

const ask = async <Answer>(path: string, body: unknown = {}) =>
  (await post(path, json(body))) as Answer;

export type TakenBack = { taken: true } | { problem: string };
type Started = { isStarted: boolean };

export const readStatus = () => ask<PublisherStatus>("/edit/publish/status");
export const readChanges = () => ask<NamedChange[]>("/edit/publish/changes");
export const readPublishes = () => ask<ListedPublish[]>("/edit/publish/list");
export const publish = () => ask<Started>("/edit/publish/publish");
export const bringBack = (id: string) => ask<Started>("/edit/publish/bring-back", { id });
export const takeBack = ({ kind, slug, what, from }: Change) =>
  ask<TakenBack>("/edit/publish/take-back", { kind, slug, what, from });
export const takeBackAt = ({ kind, slug }: Change, path: readonly (string | number)[]) =>
  ask<TakenBack>("/edit/publish/take-back-at", { kind, slug, path });
export const takeBackAll = () => ask<TakenBack>("/edit/publish/take-back-all");
/** Who has signed in; `canLeave` is false where nobody has to. */
export const readWho = () => ask<{ name: string; canLeave: boolean }>("/edit/who");
