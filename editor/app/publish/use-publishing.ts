import { useCallback, useEffect, useState } from "react";
import type { ListedPublish, NamedChange, PublisherStatus } from "#editor/publish/publisher.ts";
import { reasonOf } from "#editor/app/api.ts";
import { bringBack, publish, readChanges, readPublishes, readStatus } from "./requests.ts";

/** Between two looks at how far a publish is. */
const pauseMs = 700;

export type Publishing = ReturnType<typeof usePublishing>;

/**
 * What is not live yet, what was, and what is being brought live.
 * @param saves counts saves
 * @param finished called after a publish: entries may be others
 */
export function usePublishing(saves: number, finished: () => Promise<void>) {
  const [changes, setChanges] = useState<NamedChange[]>();
  const [publishes, setPublishes] = useState<ListedPublish[]>();
  const [status, setStatus] = useState<PublisherStatus>({});
  const [problem, setProblem] = useState("");
  const isRunning = status.running !== undefined;

  const refresh = useCallback(async () => {
    try {
      const now = await readStatus();
      setStatus(now);
      if (now.problem !== undefined) return setProblem(now.problem);
      const [found, earlier] = [await readChanges(), await readPublishes()];
      setChanges(found);
      setPublishes(earlier);
      setProblem("");
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }, []);
  useEffect(() => {
    const load = () => void refresh();
    load();
  }, [refresh, saves]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      readStatus().then(
        (now) => {
          // Once it has ended, all of the screen changes at once.
          if (now.running) setStatus(now);
          else void Promise.all([refresh(), finished()]);
        },
        (error: unknown) => setProblem(reasonOf(error)),
      );
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isRunning, refresh, finished]);

  /** If another one runs, the status says whose. */
  const start = async (task: () => Promise<unknown>) => {
    try {
      await task();
      setProblem("");
      setStatus(await readStatus());
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return {
    changes,
    publishes,
    status,
    problem,
    refresh,
    publish: () => start(publish),
    bringBack: (id: string) => start(() => bringBack(id)),
  };
}
