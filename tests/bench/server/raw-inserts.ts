import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * How many rows of one message's text SQLite makes durable in a second, each in a transaction of
 * its own, with nothing else around it: the most that any server on this disk could reach that
 * flushes each message by itself.
 */
export function rawInserts(text: string, ms: number): number {
  const dir = mkdtempSync(join(tmpdir(), "gates-raw-"));
  const db = new DatabaseSync(join(dir, "raw.sqlite"));
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
    db.exec("CREATE TABLE rows (number INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL)");
    const insert = db.prepare("INSERT INTO rows (text) VALUES (?)");
    const begun = performance.now();
    let count = 0;
    for (; performance.now() - begun < ms; count += 1) insert.run(text);
    return count / ((performance.now() - begun) / 1000);
  } finally {
    db.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
