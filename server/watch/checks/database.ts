import { existsSync } from "node:fs";
import { type Database, describeDatabase } from "#server/inbox/postgres/address.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Database";

/** Whether messages can be stored there, and would survive a power failure. */
export async function checkDatabase(database: Database): Promise<Finding[]> {
  const name = describeDatabase(database);
  const { inspect } = await import("#server/inbox/postgres/inspect.ts");
  try {
    const { version, unsafe, isStandby, mayWrite } = await inspect(database);
    const findings = [
      isStandby && wrong(about, `${name} is a standby, which only reads: name the primary.`),
      !mayWrite &&
        wrong(about, `This user may not create tables in ${name}. Let it own the database.`),
      unsafe.length > 0 &&
        wrong(about, `${unsafe.join(" and ")} is off: a power failure loses messages. Turn it on.`),
      !database.tls &&
        !["localhost", "127.0.0.1", "::1"].includes(database.host) &&
        !database.host.startsWith("/") &&
        note(about, `No TLS to ${database.host}: only for a network that nobody else is in.`),
    ].filter((finding) => finding !== false);
    const isGood = findings.every(({ state }) => state !== "wrong");
    const answers = good(about, `PostgreSQL ${version} takes messages: ${name}.`);
    return isGood ? [answers, ...findings] : findings;
  } catch (error) {
    return [wrong(about, `${name} cannot be used: ${(error as Error).message}.`)];
  }
}

/** Whether a store is left that no server reads. */
export const checkLeftStore = (dataDir: string): Finding[] =>
  existsSync(storePath(dataDir))
    ? [
        note(
          about,
          `${dataDir} has a store, too, which is not used. To take it over: npm run inbox move`,
        ),
      ]
    : [];
