import type { Asked } from "#editor/publish/content/changes-since.ts";
import type { Outcome } from "#editor/publish/runs.ts";
import type { NamedChange, PublisherStatus } from "#editor/publish/publisher.ts";
import type { Publish } from "#editor/publish/repository/refs.ts";
import { eventually, wholeTestMs } from "#tests/support/patience.ts";
import type { Editor } from "./start-editor.ts";

const named = ({ kind, slug, what }: Asked) => ({ kind, slug, what });

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
  return {
    status,
    ended,
    changes: (since?: string) => ask<NamedChange[]>("changes", { since }),
    list: () => ask<Publish[]>("list"),
    start: (only?: readonly Asked[]) => ask<Started>("publish", { only: only?.map(named) }),
    startBringBack: (id: string) => ask<Started>("bring-back", { id }),
    /** Publishes, and waits until that has ended. */
    async publish(only?: readonly Asked[]): Promise<Outcome> {
      await ask<Started>("publish", { only: only?.map(named) });
      return ended();
    },
    async bringBack(id: string): Promise<Outcome> {
      await ask<Started>("bring-back", { id });
      return ended();
    },
    takeBack: (change: Asked, since?: string) =>
      ask<TakenBack>("take-back", { change: named(change), since }),
    takeBackAll: () => ask<TakenBack>("take-back"),
    undo: () => ask<TakenBack>("undo"),
  };
}
