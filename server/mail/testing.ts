import { randomUUID } from "node:crypto";
import pino from "pino";
import { onTestFinished } from "vitest";
import type { Entry, Incoming, Resume } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import { testTime } from "../testing/time.ts";
import { startRelay, type RelayDeps } from "./relay.ts";

type Row = { entry: Entry; file?: Resume; first: Date; owner?: string; due: number; lease: number };

/** Entries and their queue in memory, as far as mail needs them. */
function fakeStore() {
  const rows = new Map<number, Row>();
  const freeAt = ({ entry, due, lease }: Row) =>
    entry.mail === "waiting" ? Math.max(due, lease) : Infinity;
  return {
    entries: () => [...rows.values()].map(({ entry }) => entry),
    get: (number) => rows.get(number)?.entry,
    resume: (number) => rows.get(number)?.file,
    add(incoming) {
      const entry = stored(rows.size + 1, incoming);
      const file = incoming.kind === "application" ? incoming.resume : undefined;
      const { number, receivedAt } = entry;
      rows.set(number, { entry, file, first: new Date(0), due: Date.parse(receivedAt), lease: 0 });
      return { outcome: "stored", number };
    },
    claim(owner, now, until) {
      const free = [...rows.values()].filter((row) => freeAt(row) <= now.getTime());
      const row = free.toSorted((a, b) => a.due - b.due)[0];
      if (!row) return undefined;
      const attempts = (row.entry.mailAttempts += 1);
      const firstTriedAt = attempts === 1 ? now : row.first;
      Object.assign(row, { owner, lease: until.getTime(), first: firstTriedAt });
      return { number: row.entry.number, attempts, firstTriedAt };
    },
    nextDue() {
      const next = Math.min(...[...rows.values()].map(freeAt));
      return next === Infinity ? undefined : new Date(next);
    },
    markMailed(number, at) {
      const mailed = { mail: "mailed", mailedAt: at.toISOString(), lastMailError: null };
      Object.assign(rows.get(number)?.entry ?? {}, mailed);
    },
    markNotMailed(number, owner, error, next) {
      const row = rows.get(number);
      if (row?.owner !== owner) return;
      row.entry.lastMailError = error;
      row.lease = 0;
      if (next === "parked") row.entry.mail = next;
      else row.due = next.getTime();
    },
    release(owner) {
      for (const row of rows.values()) if (row.owner === owner) row.lease = 0;
    },
  } satisfies Partial<Store>;
}

function stored(number: number, { receivedAt, suspected, ...incoming }: Incoming): Entry {
  const tries = { mail: "waiting", mailAttempts: 0, mailedAt: null, lastMailError: null } as const;
  const token = { number, receivedAt: receivedAt.toISOString(), mailToken: randomUUID() };
  const kept = { ...token, suspected, ...tries };
  if (incoming.kind === "message") return { ...kept, kind: incoming.kind, ...incoming.message };
  const { kind, application, resume } = incoming;
  return { ...kept, kind, ...application, resume: { ...resume, size: resume.bytes.length } };
}

/** The log as it is written: level 30 is info, 40 a warning, 50 an error. */
export function recordingLog() {
  const lines: { level: number; msg: string }[] = [];
  return { lines, log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

type Setting = {
  store?: ReturnType<typeof fakeStore>;
  time?: ReturnType<typeof testTime>;
  limits?: RelayDeps["limits"];
};

/** A relay with a time and store of its own, or with those of another one. */
export function relayWith(mailer: RelayDeps["mailer"], setting: Setting = {}) {
  const { store = fakeStore(), time = testTime(), limits } = setting;
  const { log, lines } = recordingLog();
  const relay = startRelay({
    withStore: (read) => read(store as unknown as Store),
    mailer,
    clock: time.clock,
    // As Node's, which take a millisecond even for none.
    timer: { after: (ms, task) => time.timer.after(Math.max(1, ms), task) },
    log,
    random: () => 0,
    limits,
  });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await time.pass(60_000);
    await stopped;
  });
  return { relay, store, time, lines, pass: time.pass };
}
