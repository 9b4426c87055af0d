import type { TraceEvent } from "./trace.ts";

/** A stretch of work of the main thread between two returns to its queue. */
export type Task = {
  /** When it began and ended, in milliseconds of the trace's clock. */
  start: number;
  end: number;
  /**
   * Milliseconds for which it had the processor, times `scale`. The clock would count other
   * programs' turns too.
   */
  ms: number;
  /** Its end is a frame that is shown. */
  draws: boolean;
  /** How many elements' styles were worked out. */
  styled: number;
  /** Milliseconds by kind of work, the most first. */
  kinds: [kind: string, ms: number][];
};

const kindOf: Record<string, string> = {
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  UpdateLayer: "paint",
  Commit: "commit",
  ParseHTML: "parsing",
  HitTest: "hit test",
  EvaluateScript: "script",
  "v8.compile": "script",
  FunctionCall: "script",
  FireAnimationFrame: "script",
  FireIdleCallback: "script",
  TimerFire: "script",
  RunMicrotasks: "script",
  MajorGC: "garbage",
  MinorGC: "garbage",
};

/**
 * @param events complete events of one thread, in the order in which they began
 * @param scale how many times slower the processor is to be than the one that was traced
 * @returns its tasks, each with what it spent on what
 */
export function tasksOf(events: readonly TraceEvent[], scale = 1): Task[] {
  const tasks: Task[] = [];
  let members: TraceEvent[] = [];
  let end = 0;
  const finish = () => {
    const [task, ...inside] = members;
    if (task) tasks.push(taskOf(task, inside, scale));
    members = [];
  };
  for (const event of events) {
    if (event.name === "RunTask" && event.ts >= end) {
      finish();
      end = endOf(event);
    }
    if (event.ts < end) members.push(event);
  }
  finish();
  return tasks;
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

function taskOf(task: TraceEvent, inside: readonly TraceEvent[], scale: number): Task {
  const costOf = ({ dur = 0, tdur = dur }: TraceEvent) => (tdur / 1000) * scale;
  const kinds = new Map<string, number>();
  const add = (kind: string, ms: number) => kinds.set(kind, (kinds.get(kind) ?? 0) + ms);
  // What an event spends by itself is what remains without the events inside it.
  const open: { event: TraceEvent; kind: string }[] = [{ event: task, kind: "other" }];
  add("other", costOf(task));
  for (const event of inside) {
    while (open.length > 1 && endOf(open.at(-1)?.event ?? task) <= event.ts) open.pop();
    const outer = open.at(-1)?.kind ?? "other";
    const kind = nameOf(event) ?? outer;
    add(outer, -costOf(event));
    add(kind, costOf(event));
    open.push({ event, kind });
  }
  return {
    start: task.ts / 1000,
    end: endOf(task) / 1000,
    ms: costOf(task),
    draws: inside.some(({ name }) => name === "Commit"),
    styled: inside.reduce((sum, { args }) => sum + Number(args["elementCount"] ?? 0), 0),
    kinds: [...kinds].toSorted(([, a], [, b]) => b - a),
  };
}

/** Kind of work and, of script, which: the function's name is the minifier's, its file is not. */
function nameOf({ name, args }: TraceEvent): string | undefined {
  const kind = kindOf[name];
  if (kind !== "script") return kind;
  const { functionName, url } = (args["data"] ?? {}) as { functionName?: string; url?: string };
  if (!url) return undefined;
  const file = /([^/]*?)(?:-[\w-]{8})?\.js$/.exec(url)?.[1] ?? "inline";
  return `script ${[functionName, file].filter(Boolean).join(" in ")}`;
}
