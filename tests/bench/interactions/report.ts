import { median } from "../measure.ts";
import { markdownTable } from "../table.ts";
import { leastMs } from "./event-timing.ts";
import { frameMs, frameWork } from "./frames.ts";
import type { Interaction } from "./interactions.ts";
import type { PageChange } from "./page-changes.ts";
import type { Played } from "./scenes.ts";
import type { Task } from "./tasks.ts";
import { slowdown } from "./visit.ts";

/** From an interaction to the next frame, in milliseconds. */
const interactionReach = 100;
/** From the click on a link to a frame of the next page; the best peer needs 192. */
const pageReach = 120;

/** Timings depend on the machine and on what else it does, so they are marked and fail nothing. */
const mark = (ms: number, reach: number) => (ms <= reach ? "ok" : "slow");
const shown = (ms: number) => (ms < leastMs ? `< ${leastMs}` : String(Math.round(ms)));

export const interactionTable = (found: readonly Interaction[]) =>
  markdownTable(
    [`to the next frame, ms (reach ${interactionReach})`, "page", "device", "median", "worst", ""],
    found.map(({ name, path, device, ms }) => [
      name,
      path,
      device,
      shown(median(ms)),
      shown(Math.max(...ms)),
      mark(median(ms), interactionReach),
    ]),
  );

export function pageChangeTable(found: readonly PageChange[]): string {
  const head = [
    `from the click, ms (reach ${pageReach})`,
    "next frame",
    "change",
    "new page",
    "worst",
    "no motion: next frame",
    "new page",
    "worst",
    "",
  ];
  const rows = found.map(({ from, to, motion, still }) => {
    const of = (runs: typeof motion, which: keyof (typeof motion)[number]) =>
      runs.map((run) => run[which]);
    return [
      `${from} to ${to}`,
      ...(["next", "change", "page"] as const).map((which) => shown(median(of(motion, which)))),
      shown(Math.max(...of(motion, "page"))),
      ...(["next", "page"] as const).map((which) => shown(median(of(still, which)))),
      shown(Math.max(...of(still, "page"))),
      mark(median(of(motion, "page")), pageReach),
    ];
  });
  return markdownTable(head, rows);
}

export function frameTable(played: readonly Played[]): string {
  const head = [
    `main thread's work, ms x ${slowdown}`,
    "device",
    "frames",
    "over 16.7",
    "worst",
    "in all",
    `drawn at 1/${slowdown} speed`,
    "in part",
    "dropped",
  ];
  const rows = played.map(({ name, device, tasks, frames: seen }) => {
    const frames = frameWork(tasks);
    return [
      name,
      device,
      String(frames.length),
      String(frames.filter((ms) => ms > frameMs).length),
      String(Math.round(Math.max(0, ...frames))),
      String(Math.round(tasks.reduce((sum, { ms }) => sum + ms, 0))),
      ...[seen?.drawn, seen?.partial, seen?.dropped].map((count) => String(count ?? "")),
    ];
  });
  return markdownTable(head, rows);
}

const longestShown = 3;

/** The longest tasks of each scene, and what they spend their time on. */
export const longestTasks = (played: readonly Played[]): string =>
  played
    .flatMap(({ name, device, tasks }) => [
      `${name}, ${device}`,
      ...tasks
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, longestShown)
        .map((task) => `  ${described(task)}`),
    ])
    .join("\n");

const described = ({ ms, kinds, styled }: Task) =>
  `${Math.round(ms)} ms: ${kinds
    .filter(([, part]) => part >= Math.max(1, ms / 20))
    .map(([kind, part]) => {
      const of = kind === "style" ? ` of ${styled} elements` : "";
      return `${kind}${of} ${Math.round(part)}`;
    })
    .join(", ")}`;
