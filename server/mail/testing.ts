import pino from "pino";
import { onTestFinished } from "vitest";
import type { Store } from "../inbox/store.ts";
import { openedStore } from "../testing/store.ts";
import { testTime } from "../testing/time.ts";
import { startRelay, type RelayDeps } from "./relay.ts";

/** The log as it is written: level 30 is info, 40 a warning, 50 an error. */
export function recordingLog() {
  const lines: { level: number; msg: string }[] = [];
  return { lines, log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

type Setting = {
  store?: Store;
  time?: ReturnType<typeof testTime>;
  limits?: RelayDeps["limits"];
};

/** A relay with a time and store of its own, or with those of another one. */
export function relayWith(mailer: RelayDeps["mailer"], setting: Setting = {}) {
  const { store = openedStore().store, time = testTime(), limits } = setting;
  const { log, lines } = recordingLog();
  const relay = startRelay({
    withStore: (work) => work(store),
    mailer,
    clock: time.clock,
    // As Node's, which take a millisecond even for none.
    timer: { after: (ms, task) => time.timer.after(Math.max(1, ms), task) },
    log,
    onMailed: () => {},
    limits,
  });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await time.pass(60_000);
    await stopped;
  });
  return { relay, store, time, lines, pass: time.pass };
}
