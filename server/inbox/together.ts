import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";

/** A change to make; `alone` for one so large that others should not wait for it. */
type Change<T> = { make: () => T; alone: boolean };

type Waiting<T> = Change<T> & {
  resolve: (result: T) => void;
  reject: (error: unknown) => void;
};

type Outcome<T> = { ok: true; result: T } | { ok: false; error: unknown };

/**
 * Makes changes that come in during one turn of the event loop in one transaction, since flushing
 * to the disk costs many times what they do. One that comes by itself waits for nothing.
 * @returns a function whose promise ends when its change is flushed to disk. One that throws is
 *   undone and takes no other along.
 */
export function together<T>(db: DatabaseSync): (change: Change<T>) => Promise<T> {
  const save = db.prepare("SAVEPOINT one");
  const release = db.prepare("RELEASE one");
  const undo = db.prepare("ROLLBACK TO one");
  const waiting: Waiting<T>[] = [];

  function one({ make }: Change<T>): Outcome<T> {
    save.run();
    try {
      const result = make();
      release.run();
      return { ok: true, result };
    } catch (error) {
      // A full disk, say, has undone the whole transaction: there is nothing to go on with.
      if (!db.isTransaction) throw error;
      undo.run();
      release.run();
      return { ok: false, error };
    }
  }

  function alone({ make, resolve, reject }: Waiting<T>): void {
    try {
      resolve(transaction(db, make));
    } catch (error) {
      reject(error);
    }
  }

  function all(changes: Waiting<T>[]): void {
    let begun = false;
    try {
      const outcomes = transaction(db, () => {
        begun = true;
        return changes.map(one);
      });
      for (const [i, outcome] of outcomes.entries()) {
        if (outcome.ok) changes[i]?.resolve(outcome.result);
        else changes[i]?.reject(outcome.error);
      }
    } catch (error) {
      // Somebody else holds the file: nobody should wait for it once more.
      if (!begun) for (const { reject } of changes) reject(error);
      // What there is room for by itself is kept.
      else for (const change of changes) alone(change);
    }
  }

  function next(): void {
    const end = waiting.findIndex((change) => change.alone);
    const changes = waiting.splice(0, end < 0 ? waiting.length : Math.max(1, end));
    if (waiting.length > 0) setImmediate(next);
    if (changes.length === 1) changes.forEach(alone);
    else all(changes);
  }

  return (change) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...change, resolve, reject });
      if (waiting.length === 1) setImmediate(next);
    });
}
