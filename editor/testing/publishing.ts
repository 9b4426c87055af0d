import type { Asked } from "#editor/publish/content/changes-since.ts";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import type { Outcome, PublisherStatus } from "#editor/publish/runs.ts";
import type { Publish } from "#editor/publish/repository/refs.ts";
import { eventually, wholeTestMs } from "#tests/support/patience.ts";
import type { Editor } from "./start-editor.ts";

/** Without a version, what a screen would show now. */
type Wanted = Omit<Asked, "version"> & Partial<Asked>;

/** What the screens of the editor ask its server about publishing. */
export function publishingOf({ url }: Pick<Editor, "url">, cookie = "") {
  const ask = async <Answer>(path: string, body: unknown = {}) => {
    const response = await fetch(`${url}/edit/publish/${path}`, {
      method: "POST",
      headers: { origin: url, "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  };
  const status = () => ask<PublisherStatus>("status");
  const ended = () =>
    eventually(async () => {
      const { running, last } = await status();
      if (running || !last) throw new Error("It still runs");
      return last;
    }, wholeTestMs);
  type Started = { isStarted: boolean };
  type TakenBack = { taken?: true; problem?: string };
  const changes = (since?: string) => ask<NamedChange[]>("changes", { since });
  async function named(wanted: readonly Wanted[], since?: string): Promise<Asked[]> {
    const shown = await changes(since);
    return wanted.map(({ kind, slug, what, version = "" }) => {
      const now = shown.find((it) => it.kind === kind && it.slug === slug && it.what === what);
      return { kind, slug, what, version: version || (now?.version ?? "") };
    });
  }
  /** By default all that a screen would show. */
  const start = async (only?: readonly Wanted[]) => {
    const shown = only ? named(only) : changes().then(named);
    return ask<Started>("publish", { only: await shown.catch(() => []) });
  };
  const takeBack = async (only: readonly Wanted[], since?: string) =>
    ask<TakenBack>("take-back", { only: await named(only, since), since });
  return {
    status,
    ended,
    changes,
    list: () => ask<Publish[]>("list"),
    start,
    startBringBack: (id: string) => ask<Started>("bring-back", { id }),
    /** Publishes, and waits until that has ended. */
    async publish(only?: readonly Wanted[]): Promise<Outcome> {
      await start(only);
      return ended();
    },
    async bringBack(id: string): Promise<Outcome> {
      await ask<Started>("bring-back", { id });
      return ended();
    },
    takeBack: (change: Wanted, since?: string) => takeBack([change], since),
    plan: async (only: readonly Wanted[], day?: string) =>
      ask<{ problem?: string }>("plan", { only: await named(only), day }),
    takeBackShown: takeBack,
    takeBackAll: async () => takeBack(await changes()),
    undo: () => ask<TakenBack>("undo"),
  };
}
