import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ask } from "#server/testing/database.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "./free-port.ts";
import { untilStarted } from "./patience.ts";

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string) =>
    Number(
      execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  for (const user of ["postgres", "nobody"])
    try {
      return { uid: idOf("-u", user), gid: idOf("-g", user) };
    } catch {
      // The next one.
    }
  return {};
}

/**
 * Starts a PostgreSQL of its own on a free port, in a temporary folder.
 * @param settings of postgresql.conf
 * @param files in its data folder, such as `pg_hba.conf`, by name
 */
export async function startPostgres(
  settings: Record<string, string | number> = {},
  files: Record<string, string> = {},
) {
  const programs = dirname(realpathSync(requireProgram("postgres")));
  const user = unprivileged();
  const dir = mkdtempSync(join(tmpdir(), "agency-site-postgres-"));
  if (user.uid !== undefined) chownSync(dir, user.uid, user.gid ?? user.uid);
  const data = join(dir, "data");
  const made = ["-U", "site", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", data];
  execFileSync(join(programs, "initdb"), made, { ...user, cwd: dir, stdio: "ignore" });
  for (const [name, text] of Object.entries(files)) {
    const file = join(data, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (user.uid !== undefined) chownSync(file, user.uid, user.gid ?? user.uid);
  }
  const port = await freePort();
  const all = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const urlOf = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;

  const run = () => {
    const child = spawn(join(programs, "postgres"), ["-D", data, ...options], {
      ...user,
      cwd: dir,
      stdio: "ignore",
    });
    const ended = once(child, "close");
    return { child, ended };
  };
  let running = run();

  const ready = () => untilStarted(running.child, () => ask(urlOf("postgres"), "SELECT 1"));
  /** @param signal SIGINT: its fast shutdown; SIGQUIT: as in a crash */
  async function stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    running.child.kill(signal);
    await running.ended;
  }
  await ready();
  return {
    port,
    urlOf,
    stop,
    async start(): Promise<void> {
      running = run();
      await ready();
    },
    /** For the end of the tests. */
    async remove(): Promise<void> {
      await stop("SIGQUIT");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
