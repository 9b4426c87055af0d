import { describe, expect, test } from "vitest";
import { engines, newPlace } from "#server/testing/engines.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { leasedJobs } from "./jobs.ts";
import type { Store } from "./store.ts";

const minute = 60_000;

/** A server that shares the store. @param skewMs how far its clock is ahead */
function server(store: Store, runtime = testRuntime(), skewMs = 0) {
  const clock = { ...runtime.clock, now: () => new Date(runtime.clock.now().getTime() + skewMs) };
  const inbox = { withStore: <T>(work: (it: Store) => Promise<T>) => work(store) };
  return leasedJobs({ inbox, clock, timer: runtime.timer });
}

describe.each(engines.filter((engine) => engine === "PostgreSQL"))("on %s", (engine) => {
  test("a job is one server's for as long as it runs, however much the clocks differ", async () => {
    const { open } = await newPlace(engine);
    const runtime = testRuntime();
    const one = server(await open(), runtime);
    const other = server(await open(), runtime, -30_000);
    const [mine, others] = [one.of("alerts"), other.of("alerts")];
    expect([await mine(), await others()]).toEqual([true, false]);
    expect(await other.of("backup")()).toBe(true);
    // Real connections take real time: the simulated one must not run ahead of a renewal.
    for (let minutes = 0; minutes < 3; minutes += 0.25) {
      await runtime.pass(minute / 4);
      await mine();
    }
    expect(await others()).toBe(false);
    await one.stop();
    expect(await others()).toBe(true);
  });

  test("the job of a server that was killed is another's after a minute", async () => {
    const { open } = await newPlace(engine);
    const runtime = testRuntime();
    const [killed, other] = [await open(), server(await open(), runtime)];
    await server(killed).of("retention")();
    await killed.close();
    expect(await other.of("retention")()).toBe(false);
    await runtime.pass(minute + 1);
    expect(await other.of("retention")()).toBe(true);
  });

  test("while the store is away a server goes on with its jobs and gets no others", async () => {
    const { open } = await newPlace(engine);
    const store = await open();
    const jobs = server(store);
    expect(await jobs.of("alerts")()).toBe(true);
    await store.close();
    expect([await jobs.of("alerts")(), await jobs.of("backup")()]).toEqual([true, false]);
  });
});

test("a server with a store of its own does everything", async () => {
  const { open } = await newPlace("SQLite");
  expect(await server(await open()).of("retention")()).toBe(true);
});
