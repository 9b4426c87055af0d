import { onTestFinished } from "vitest";
import type { Store } from "../inbox/store.ts";
import { recordingLog } from "../testing/log.ts";
import { openedStore } from "../testing/store.ts";
import { testTime } from "../testing/time.ts";
import { startRelay, type RelayDeps } from "./relay.ts";

type Options = {
  store?: Store;
  time?: ReturnType<typeof testTime>;
  limits?: RelayDeps["limits"];
};

/** A relay, by default with a simulated time and a store of its own. */
export function relayWith(mailer: RelayDeps["mailer"], options: Options = {}) {
  const { store = openedStore().store, time = testTime(), limits } = options;
  const { log, lines } = recordingLog();
  const relay = startRelay({
    withStore: (work) => work(store),
    mailer,
    ...time,
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
