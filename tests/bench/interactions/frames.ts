import type { Task } from "./tasks.ts";

/** A frame of a 60 Hz display, in milliseconds. */
export const frameMs = 1000 / 60;

/**
 * What the main thread does for each frame that is shown: the task that draws it, and what kept the
 * thread from it, which is every task since the frame before that ended less than a frame earlier.
 * @returns milliseconds of work, one figure a frame
 */
export function frameWork(tasks: readonly Task[]): number[] {
  const frames: number[] = [];
  let since: Task[] = [];
  for (const task of tasks) {
    if (!task.draws) {
      since.push(task);
      continue;
    }
    const before = since.filter(({ end }) => end > task.start - frameMs);
    frames.push([...before, task].reduce((sum, { ms }) => sum + ms, 0));
    since = [];
  }
  return frames;
}
