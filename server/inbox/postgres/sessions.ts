import { DatabaseError, Pool, type PoolClient } from "pg";
import { StoreAwayError } from "#server/inbox/store.ts";
import type { Database } from "./address.ts";
import { isAnswer, isCut, isSilence, storeError } from "./errors.ts";

type Row = Record<string, unknown>;

/** Runs a statement in a transaction. Values are bound, never part of the text; without any, several statements may be. */
export type Query = <R extends Row = Row>(sql: string, values?: readonly unknown[]) => Promise<R[]>;

export type Sessions = ReturnType<typeof openSessions>;

const connections = 5;
const statementMs = 3_000;
/** Also of a server that does not answer at all. */
const connectMs = 3_000;
/** A transaction that its client does not go on with, because its machine died, is ended and its locks with it. */
const abandonedMs = 10_000;
/** For this long after a failure nobody waits for another attempt. */
const pauseMs = 500;

type Options = {
  /** Whether to do it once more when the connection was cut; it may have been done already. */
  again?: boolean;
  statementMs?: number;
  mode?: "" | " ISOLATION LEVEL REPEATABLE READ, READ ONLY";
};

/**
 * Connections to PostgreSQL, also through a pooler that gives each transaction another one (PgBouncer's transaction
 * mode): all that a transaction needs is set within it, no statement has a name, and nothing is kept between two.
 */
export function openSessions(database: Database) {
  const { host, port, user, password, name, tls } = database;
  const pool = new Pool({
    host,
    port,
    user,
    password,
    database: name,
    ssl: tls,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: "site",
  });
  // Idle ones, and those that break between two statements, whose next statement says so.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  let failure: { error: unknown; untilMs: number } | undefined;

  /** While the database is away, one attempt at a time finds out when it is back; all others fail at once. */
  async function connect(): Promise<PoolClient> {
    if (failure && performance.now() < failure.untilMs) throw failure.error;
    if (failure) failure.untilMs = performance.now() + connectMs + pauseMs;
    try {
      const client = await pool.connect();
      failure = undefined;
      return client;
    } catch (error) {
      const isBusy = pool.totalCount >= connections && failure === undefined;
      const away = storeError(isBusy ? new StoreAwayError("All connections are in use.") : error);
      if (!isBusy) failure = { error: away, untilMs: performance.now() + pauseMs };
      throw away;
    }
  }

  async function once<T>(work: (query: Query) => Promise<T>, options: Options): Promise<T> {
    const client = await connect();
    const limitMs = options.statementMs ?? statementMs;
    // The client's own limit is for a network that swallows the answer.
    const limit = { query_timeout: limitMs + 2_000 };
    const send = (text: string, values?: readonly unknown[]) =>
      client.query({ text, ...limit, ...(values && { values: [...values] }) });
    try {
      await send(
        `BEGIN${options.mode ?? ""}; SET LOCAL statement_timeout = ${limitMs};
         SET LOCAL synchronous_commit = on;
         SET LOCAL idle_in_transaction_session_timeout = ${Math.max(abandonedMs, limitMs)}`,
      );
      const query: Query = async <R extends Row>(sql: string, values?: readonly unknown[]) =>
        (await send(sql, values)).rows as R[]; // as the caller selects
      const result = await work(query);
      await send("COMMIT");
      client.release();
      return result;
    } catch (error) {
      if (isSilence(error))
        failure = { error: storeError(error), untilMs: performance.now() + pauseMs };
      const isUsable = isAnswer(error) || !isOfDatabase(error);
      const rolledBack = isUsable && (await send("ROLLBACK").catch(() => undefined));
      // Closing the connection ends the transaction, too.
      client.release(!rolledBack);
      throw error;
    }
  }

  return {
    /** Committed and flushed to the disk of the database's server when it resolves. */
    async transaction<T>(
      work: (query: Query) => Promise<T>,
      { again = true, ...options }: Options = {},
    ): Promise<T> {
      try {
        return await once(work, options).catch((error: unknown) => {
          if (again && isCut(error)) return once(work, options);
          throw error;
        });
      } catch (error) {
        throw storeError(error);
      }
    },
    /** Runs one statement that may not be in a transaction. */
    async alone(sql: string): Promise<void> {
      const client = await connect();
      const result = await client.query(sql).catch((error: unknown) => {
        client.release(true);
        throw storeError(error);
      });
      if (result) client.release();
    },
    close: () => pool.end(),
  };
}

/** Whether it came from PostgreSQL or its connection rather than from the caller's own code. */
const isOfDatabase = (error: unknown): boolean =>
  storeError(error) !== error || error instanceof DatabaseError;
