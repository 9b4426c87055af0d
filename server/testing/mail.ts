import { onTestFinished } from "vitest";
import type { Store } from "#server/inbox/store.ts";
import { openedStore } from "./store.ts";
import { testRuntime } from "./runtime.ts";
import { startRelay, type RelayDeps } from "#server/mail/relay.ts";

type Options = Partial<Pick<RelayDeps, "limits"> & { store: Store; runtime: Runtime }>;
type Runtime = ReturnType<typeof testRuntime>;

/** A relay, by default with a simulated time and a store of its own. */
export function relayWith(mailer: RelayDeps["mailer"], options: Options = {}) {
  const { store = openedStore().store, runtime = testRuntime(), limits } = options;
  const withStore: RelayDeps["withStore"] = (work) => work(store);
  const fileElsewhere = async () => ({ how: "npm run inbox resume 1", answer: "552" });
  const relay = startRelay({
    withStore,
    mailer,
    ...runtime,
    fileElsewhere,
    onMailed: () => {},
    limits,
  });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await runtime.pass(60_000);
    await stopped;
  });
  return { relay, store, ...runtime };
}
