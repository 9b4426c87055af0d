import { expect, test } from "vitest";
import type { Store } from "../inbox/store.ts";
import { exportTo } from "./export.ts";
import { wipeAll } from "./remove.ts";
import { filled } from "./testing.ts";
import { aMessage } from "../testing/entries.ts";

test("an export reads entries one by one as it is written", async () => {
  const { store } = filled(aMessage());
  const entry = store.get(1);
  let read = 0;
  const entries = function* () {
    for (; read < 1000; read += 1) yield entry;
  };
  const pieces = await exportTo({ ...store, entries } as Store, [], {
    yes: false,
    email: undefined,
  });
  for (const piece of pieces) {
    expect(JSON.parse(`${piece}]`)).toHaveLength(1);
    break;
  }
  expect(read).toBeLessThan(3);
});

test.for<[("more" | "busy" | "clean")[], boolean]>([
  [["more", "busy", "more", "clean"], true],
  [["busy"], false],
])("wipeAll through states %o returns %s", async ([states, clean]) => {
  const wipe = () => (states.length > 1 ? states.shift() : states[0]) ?? "clean";
  expect(await wipeAll({ wipe }, 30)).toBe(clean);
});
