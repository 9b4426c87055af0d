import { loadavg } from "node:os";
import { startProductionServer } from "../../../tools/production-server.ts";
import { measureInteractions } from "./interactions.ts";
import { measurePageChanges } from "./page-changes.ts";
import { frameTable, interactionTable, longestTasks, pageChangeTable } from "./report.ts";
import { playScenes } from "./scenes.ts";
import { launch, slowdown } from "./visit.ts";

/**
 * Drives a built site as a visitor does, on a processor slowed down four times.
 * @param runs how often each interaction and each change of page is made
 * @yields one table after the other: all of them take minutes
 */
export async function* measureVisits(siteDir: string, runs: number): AsyncGenerator<string> {
  const server = await startProductionServer(siteDir);
  const browser = await launch();
  try {
    yield `Main thread ${slowdown} times slower, ${runs} new visits each`;
    yield interactionTable(await measureInteractions(browser, server.url, runs)) + load();
    yield pageChangeTable(await measurePageChanges(browser, server.url, runs)) + load();
    const played = await playScenes(browser, server.url);
    yield frameTable(played);
    yield `Longest tasks, and the milliseconds of what they do:\n\n${longestTasks(played)}`;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Above the number of processors, other programs' turns are in all figures by the clock. */
const load = () => `\n\nLoad of the machine: ${(loadavg()[0] ?? 0).toFixed(1)}`;
