import { onTestFinished } from "vitest";
import type { Store } from "#server/inbox/store.ts";
import { mailLine } from "#server/deliveries/mail-line.ts";
import { type Line, type RelayDeps, startRelay } from "#server/deliveries/relay.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { openedStore } from "./store.ts";
import { testRuntime } from "./runtime.ts";

type Options = Partial<Pick<RelayDeps, "limits"> & { store: Store; runtime: Runtime }> &
  Partial<Pick<Line, "connections">>;
type Runtime = ReturnType<typeof testRuntime>;

/** A relay of mail, by default with a simulated time and a store of its own. */
export function relayWith(mailer: Pick<Mailer, "send">, options: Options = {}) {
  const { store = openedStore().store, runtime = testRuntime(), limits, connections = 3 } = options;
  const withStore: RelayDeps["withStore"] = (work) => work(store);
  const mail = mailLine({
    mailer,
    inbox: { withStore },
    clock: runtime.clock,
    publicUrl: undefined,
    formatTime: (time) => time.toISOString(),
  });
  const relay = relayOf([{ ...mail, connections }], { withStore, runtime, limits });
  return { relay, store, refused: mail.refused, ...runtime };
}

/** A relay that is stopped when the test ends. */
export function relayOf(
  lines: Line[],
  { withStore, runtime, limits }: Pick<RelayDeps, "withStore" | "limits"> & { runtime: Runtime },
) {
  const relay = startRelay({ withStore, ...runtime, lines, ...(limits && { limits }) });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await runtime.pass(60_000);
    await stopped;
  });
  return relay;
}
