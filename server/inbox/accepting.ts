import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";

export type Accepting = {
  /**
   * Puts suspected entries among the others and into the mail queue.
   * @returns how many of them had been kept apart
   */
  accept(numbers: readonly number[], at: Date): number;
};

export function acceptingIn(db: DatabaseSync): Accepting {
  const clear = db.prepare("UPDATE entries SET suspected = 0 WHERE number = ? AND suspected = 1");
  const enqueue = db.prepare("INSERT INTO mail_queue (number, queued_at, due_at) VALUES (?, ?, ?)");

  return {
    accept(numbers, at) {
      return transaction(db, () => {
        let accepted = 0;
        for (const number of numbers) {
          if (clear.run(number).changes === 0) continue;
          enqueue.run(number, at.getTime(), at.getTime());
          accepted += 1;
        }
        return accepted;
      });
    },
  };
}
