import type { Change } from "#editor/publish/content/changes-since.ts";
import type { Outcome, Status } from "#editor/publish/jobs.ts";
import type { ListedPublish, NamedChange } from "#editor/publish/publisher.ts";
import { eventually, wholeTestMs } from "#tests/support/patience.ts";
import type { Editor } from "./start-editor.ts";

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
  const status = () => ask<Status>("status");
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
    changes: () => ask<NamedChange[]>("changes"),
    list: () => ask<ListedPublish[]>("list"),
    start: () => ask<Started>("publish"),
    startBringBack: (id: string) => ask<Started>("bring-back", { id }),
    /** Publishes, and waits until that has ended. */
    async publish(): Promise<Outcome> {
      await ask<Started>("publish");
      return ended();
    },
    async bringBack(id: string): Promise<Outcome> {
      await ask<Started>("bring-back", { id });
      return ended();
    },
    takeBack: ({ kind, slug, what, from }: Pick<Change, "kind" | "slug" | "what" | "from">) =>
      ask<TakenBack>("take-back", { kind, slug, what, from }),
    takeBackAt: ({ kind, slug }: Pick<Change, "kind" | "slug">, path: unknown) =>
      ask<TakenBack>("take-back-at", { kind, slug, path }),
    takeBackAll: () => ask<TakenBack>("take-back-all"),
  };
}
