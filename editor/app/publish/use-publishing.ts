import { useCallback, useEffect, useRef, useState } from "react";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import type { PublisherStatus } from "#editor/publish/runs.ts";
import type { Publish } from "#editor/publish/repository/refs.ts";
import { reasonOf } from "#editor/app/api.ts";
import { bringBack, publish, readChanges, readPublishes, readStatus } from "./requests.ts";

/** Between two looks at how far a publish is. */
const pauseMs = 700;
/** Between two looks at what others have saved or published, in an open window. */
const lookMs = 60_000;

export type Publishing = ReturnType<typeof usePublishing>;

/**
 * What is not live yet, what was, and what is being brought live.
 * @param finished called after a publish: entries may be others
 */
export function usePublishing(finished: () => Promise<void>) {
  const [changes, setChanges] = useState<NamedChange[]>();
  const [publishes, setPublishes] = useState<Publish[]>();
  const [status, setStatus] = useState<PublisherStatus>({});
  const [problem, setProblem] = useState("");
  /** Not while something was saved that the list may not have yet. */
  const [isCurrent, setIsCurrent] = useState(false);
  const isRunning = status.running !== undefined;

  /** By version: what others saved while a window was open. Nobody has asked to see it. */
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());

  const asked = useRef(0);
  const known = useRef<readonly NamedChange[]>(undefined);
  const refresh = useCallback(async (isAsked = true) => {
    asked.current += 1;
    const count = asked.current;
    if (isAsked) setIsCurrent(false);
    try {
      const now = await readStatus();
      const [found, earlier] = now.problem
        ? []
        : await Promise.all([readChanges(), readPublishes()]);
      // Whoever asked later is told later things.
      if (count !== asked.current) return;
      setStatus(now);
      setProblem(now.problem ?? "");
      if (found) {
        const before = new Set(known.current?.map(({ version }) => version));
        const isNew = ({ version }: NamedChange) => !isAsked && !before.has(version);
        setLate((late) => new Set([...late, ...found.filter(isNew).map((it) => it.version)]));
        known.current = found;
        setChanges(found);
      }
      if (earlier) setPublishes(earlier);
      setIsCurrent(true);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }, []);
  const open = useCallback(() => {
    setLate(new Set());
    return refresh();
  }, [refresh]);
  useEffect(() => {
    const load = () => void open();
    load();
  }, [open]);
  useEffect(() => {
    // What somebody waits for here is told first.
    if (isRunning || !isCurrent) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void refresh(false);
    };
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(look, lookMs);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, [isRunning, isCurrent, refresh]);
  useEffect(() => {
    if (!isRunning) return undefined;
    let isOver = false;
    // One look after the other: on a slow machine, the next one would overtake what the last one found.
    const look = async () => {
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        try {
          const now = await readStatus();
          // Once it has ended, all of the screen changes at once.
          if (now.running) setStatus(now);
          else await Promise.all([refresh(), finished()]);
        } catch (error) {
          setProblem(reasonOf(error));
        }
      }
    };
    void look();
    return () => {
      isOver = true;
    };
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
    isCurrent,
    late,
    open,
    refresh,
    publish: (only: readonly NamedChange[]) => start(() => publish(only)),
    bringBack: (id: string) => start(() => bringBack(id)),
  };
}
