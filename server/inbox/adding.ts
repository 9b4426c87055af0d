import { createHash, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";
import type { Added, Incoming } from "./entry.ts";
import { together } from "./together.ts";

export type Adding = {
  /**
   * Stores an entry with its résumé and its place in the mail queue, all in one transaction that
   * is flushed to disk when it returns.
   * @throws when it cannot (disk full, read-only)
   */
  add(incoming: Incoming): Added;
  /**
   * The same, flushed to disk together with what else comes in at that moment.
   * @throws as `add`; what fails for one sender fails for no other
   */
  addSoon(incoming: Incoming): Promise<Added>;
  /**
   * Writes to the disk and takes it back, so that nothing is left behind.
   * @throws when the database cannot be written
   */
  probeWrite(): void;
};

export function addingTo(db: DatabaseSync): Adding {
  const known = db.prepare("SELECT number, digest FROM entries WHERE submission_key = ?");
  const insertEntry = db.prepare(
    `INSERT INTO entries
       (kind, received_at, suspected, name, email, subject, mail_token, submission_key, digest)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertMessage = db.prepare(
    "INSERT INTO messages (number, phone, company, message) VALUES (?, ?, ?, ?)",
  );
  const insertApplication = db.prepare(
    `INSERT INTO applications
       (number, phone_number, location, github_url, linkedin_url, cover_letter,
        resume_name, resume_type, resume_size)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertResume = db.prepare("INSERT INTO resumes (number, bytes) VALUES (?, ?)");
  const enqueue = db.prepare("INSERT INTO mail_queue (number, queued_at, due_at) VALUES (?, ?, ?)");
  const probe = db.prepare("INSERT INTO probes (at) VALUES ('now')");
  const unprobe = db.prepare("DELETE FROM probes");

  function insert(incoming: Incoming, digest: Uint8Array | undefined): number {
    const { kind, receivedAt, suspected, key } = incoming;
    const { name, email, subject } = heading(incoming);
    const row = [kind, receivedAt.toISOString(), Number(suspected), name, email, subject] as const;
    const added = insertEntry.run(...row, randomUUID(), key ?? null, digest ?? null);
    const number = Number(added.lastInsertRowid);
    if (incoming.kind === "message") {
      const { phone, company, message } = incoming.message;
      insertMessage.run(number, phone, company, message);
    } else {
      const { phone_number, location, github_url, linkedin_url, cover_letter } =
        incoming.application;
      const { name, mediaType, bytes } = incoming.resume;
      const answers = [phone_number, location, github_url, linkedin_url, cover_letter] as const;
      insertApplication.run(number, ...answers, name, mediaType, bytes.byteLength);
      insertResume.run(number, bytes);
    }
    if (!suspected) enqueue.run(number, receivedAt.getTime(), receivedAt.getTime());
    return number;
  }

  function addWithin(incoming: Incoming, digest: Uint8Array | undefined): Added {
    const before = incoming.key === undefined ? undefined : known.get(incoming.key);
    if (before === undefined || digest === undefined) {
      return { outcome: "stored", number: insert(incoming, digest) };
    }
    const same = Buffer.compare(digest, before["digest"] as Uint8Array) === 0;
    return same
      ? { outcome: "repeated", number: Number(before["number"]) }
      : { outcome: "conflict" };
  }

  const soon = together<Added>(db);

  return {
    add(incoming) {
      const digest = digestOf(incoming);
      return transaction(db, () => addWithin(incoming, digest));
    },
    addSoon(incoming) {
      const digest = digestOf(incoming);
      return soon({
        make: () => addWithin(incoming, digest),
        alone: incoming.kind === "application",
      });
    },
    probeWrite() {
      transaction(db, () => {
        probe.run();
        unprobe.run();
      });
    },
  };
}

/** What lists show; the rest is in the tables of its kind. */
function heading(incoming: Incoming): { name: string; email: string; subject: string } {
  if (incoming.kind === "message") return incoming.message;
  const { full_name, email, job_title } = incoming.application;
  return { name: full_name, email, subject: job_title };
}

/**
 * SHA-256 of everything that was filled in, whatever the order it came in; undefined without a key,
 * since nothing is ever compared then.
 */
function digestOf(incoming: Incoming): Buffer | undefined {
  if (incoming.key === undefined) return undefined;
  const fields = incoming.kind === "message" ? incoming.message : incoming.application;
  const hash = createHash("sha256");
  hash.update(JSON.stringify([incoming.kind, Object.entries(fields).toSorted()]));
  if (incoming.kind === "application") {
    const { name, mediaType, bytes } = incoming.resume;
    hash.update(JSON.stringify([name, mediaType])).update(bytes);
  }
  return hash.digest();
}
