import { expect, onTestFinished, test } from "vitest";
import { createProblems } from "#server/problems.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { watchClock } from "./clock-watch.ts";
import type { Inbox } from "./inbox.ts";
import type { Store } from "./store.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** In memory: a week has 10,080 of the watch's minutes, each with a write. */
function noteStore(): Store {
  const kept = new Map<string, string>();
  const notes: Pick<Store, "note" | "setNote"> = {
    note: async (name) => kept.get(name),
    setNote: async (name, text) =>
      void (text === undefined ? kept.delete(name) : kept.set(name, text)),
  };
  return notes as Store; // the watch uses nothing else of it
}

function watched(store = noteStore(), runtime = testRuntime()) {
  let told = 0;
  const onJump = () => void (told += 1);
  const problems = createProblems();
  const inbox: Pick<Inbox, "withStore"> = { withStore: (work) => work(store) };
  const watch = watchClock({ inbox, problems, ...runtime, onJump });
  watch.start();
  onTestFinished(watch.stop);
  const ids = async () => {
    const found = [...(await problems.own.all()), ...(await problems.everybodys.all())];
    return found.map(({ id }) => id.replace(/\d+$/, ""));
  };
  return { ...runtime, ...watch, store, ids, jumps: () => told };
}

test("time that passes is no jump, nor a pause of a day", async () => {
  const { pass, mayErase, ids, store, stop, ...runtime } = watched();
  expect(mayErase()).toBe(false); // before the store was asked
  await pass(3 * day);
  expect([mayErase(), await ids()]).toEqual([true, []]);
  stop();
  await pass(day);
  const next = watched(store, { pass, ...runtime });
  await pass(minute);
  expect([next.mayErase(), await next.ids(), next.jumps()]).toEqual([true, [], 0]);
});

test("what the clock says is noted each hour, for the next start", async () => {
  const { pass, store, clock } = watched();
  for (const hours of [1, 2, 3]) {
    await pass(hours === 1 ? hour + 2 * minute : hour);
    const ageMs = clock.now().getTime() - Number(await store.note("notedAt"));
    expect(ageMs).toBeLessThan(hour / 2);
  }
});

test.for([
  ["ten minutes ahead", 10 * minute],
  ["five hours back", -5 * hour],
] as const)("a clock set %s is told, and mail is sent again", async ([, ms]) => {
  const { pass, setClock, mayErase, ids, jumps } = watched();
  await pass(2 * hour);
  setClock(ms);
  await pass(2 * minute);
  expect([mayErase(), await ids(), jumps()]).toEqual([true, ["clock-"], 1]);
  await pass(2 * day);
  expect(await ids()).toEqual([]);
});

test.for([
  ["ahead while running", 300 * day, false],
  ["back while running", -3 * day, false],
  ["ahead while stopped", 3 * day, true],
  ["back while stopped", -3 * day, true],
] as const)(
  "a jump of days %s suspends erasing for seven days of uptime",
  async ([, ms, restarts]) => {
    let it = watched();
    await it.pass(2 * hour);
    it.setClock(ms);
    if (restarts) {
      it.stop();
      it = watched(it.store, it);
    }
    await it.pass(2 * minute);
    expect([it.mayErase(), await it.ids()]).toEqual([false, ["clock-", "erasing-suspended"]]);
    await it.pass(3 * day);
    it.stop();
    it = watched(it.store, it);
    await it.pass(3.9 * day);
    expect(it.mayErase()).toBe(false);
    await it.pass(0.2 * day);
    expect([it.mayErase(), await it.ids()]).toEqual([true, []]);
  },
);

test("the owner's word ends a suspension", async () => {
  const { pass, setClock, mayErase, store } = watched();
  await pass(hour);
  setClock(300 * day);
  await pass(2 * minute);
  expect(mayErase()).toBe(false);
  await store.setNote("erasingSuspended", undefined);
  await pass(minute);
  expect(mayErase()).toBe(true);
});
