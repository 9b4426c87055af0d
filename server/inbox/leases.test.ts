import { describe, expect, test } from "vitest";
import { ask } from "#server/testing/database.ts";
import { engines, newPlace } from "#server/testing/engines.ts";
import { eventually } from "#tests/support/patience.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { createLeases } from "./leases.ts";
import type { Store } from "./store.ts";

const minute = 60_000;

/** A server that shares the store. */
function server(store: Store, runtime = testRuntime()) {
  const inbox = { withStore: <T>(work: (it: Store) => Promise<T>) => work(store) };
  return createLeases({ inbox, timer: runtime.timer });
}

type Env = Awaited<ReturnType<typeof newPlace>>["env"];
const asked = ({ DATABASE_URL = "" }: Env, sql: string) => ask(DATABASE_URL, sql);
/** As if a minute had passed, by the database's clock. */
const endLeases = (env: Env) => asked(env, "UPDATE inbox.jobs SET leased_until = now()");
const leases = (env: Env) => asked(env, "SELECT name FROM inbox.jobs WHERE leased_until > now()");

describe.each(engines.filter((engine) => engine === "PostgreSQL"))("on %s", (engine) => {
  test("leased work is one server's for as long as it runs", async () => {
    const { env, open } = await newPlace(engine);
    const runtime = testRuntime();
    const one = server(await open(), runtime);
    const other = server(await open(), runtime);
    const [mine, others] = [one.of("alerts"), other.of("alerts")];
    expect([await mine(), await others()]).toEqual([true, false]);
    expect(await other.of("backup")()).toBe(true);
    await endLeases(env);
    await runtime.pass(minute / 2);
    await eventually(async () => expect(await leases(env)).toContainEqual({ name: "alerts" }));
    expect(await others()).toBe(false);
    await one.stop();
    expect(await others()).toBe(true);
  });

  test("the work of a server that was killed is another's after a minute", async () => {
    const { env, open } = await newPlace(engine);
    const [killed, other] = [await open(), server(await open())];
    await server(killed).of("retention")();
    await killed.close();
    expect(await other.of("retention")()).toBe(false);
    await endLeases(env);
    expect(await other.of("retention")()).toBe(true);
  });

  test("while the store is away a server goes on with its work and gets no other", async () => {
    const { open } = await newPlace(engine);
    const store = await open();
    const leases = server(store);
    expect(await leases.of("alerts")()).toBe(true);
    await store.close();
    expect([await leases.of("alerts")(), await leases.of("backup")()]).toEqual([true, false]);
  });
});

test("a server with a store of its own does everything", async () => {
  const { open } = await newPlace("SQLite");
  expect(await server(await open()).of("retention")()).toBe(true);
});
