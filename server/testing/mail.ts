import { onTestFinished } from "vitest";
import type { Store } from "#server/inbox/store.ts";
import type { Destination, DestinationDeps } from "#server/outbox/destination.ts";
import { mail } from "#server/outbox/mail.ts";
import { type RelayDeps, startRelay } from "#server/outbox/relay.ts";
import type { Mailer } from "#server/outbox/mailer.ts";
import { readSettings } from "#server/settings.ts";
import { emptySite } from "#server/site/load.ts";
import { openedStore } from "./store.ts";
import { testRuntime } from "./runtime.ts";

type Options = Partial<Pick<RelayDeps, "limits"> & { store: Store; runtime: Runtime }> &
  Partial<Pick<Destination, "connections">>;
type Runtime = ReturnType<typeof testRuntime>;

/** A relay of mail, by default with a simulated time and a store of its own. */
export function relayWith(mailer: Pick<Mailer, "send">, options: Options = {}) {
  const { store = openedStore().store, runtime = testRuntime(), limits, connections = 3 } = options;
  const withStore: RelayDeps["withStore"] = (work) => work(store);
  const deps = destinationDeps({
    mailer: { reply: async () => false, ...mailer },
    withStore,
    ...runtime,
  });
  const [office] = mail(deps);
  const destinations = office ? [{ ...office, connections }] : [];
  const relay = relayOf(destinations, { withStore, runtime, limits });
  return { relay, store, refused: () => office?.refused?.() ?? [], ...runtime };
}

/** What destinations are made of, without any setting. */
export const destinationDeps = ({
  withStore,
  ...changes
}: Pick<RelayDeps, "withStore"> &
  Pick<DestinationDeps, "clock"> &
  Partial<DestinationDeps>): DestinationDeps => ({
  settings: readSettings({}),
  inbox: { withStore },
  publicUrl: undefined,
  mailer: undefined,
  site: () => emptySite,
  formatTime: (time) => time.toISOString(),
  ...changes,
});

/** A relay that is stopped when the test ends. */
export function relayOf(
  destinations: Destination[],
  { withStore, runtime, limits }: Pick<RelayDeps, "withStore" | "limits"> & { runtime: Runtime },
) {
  const relay = startRelay({ withStore, ...runtime, destinations, ...(limits && { limits }) });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await runtime.pass(60_000);
    await stopped;
  });
  return relay;
}
