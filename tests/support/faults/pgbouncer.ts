import { execFileSync, spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ask } from "#server/testing/database.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { tempDir } from "#server/testing/temp.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";

/**
 * Runs Debian's PgBouncer before a database: each transaction gets any of two connections, and nothing that one left
 * behind is cleared away.
 * @returns the address through it
 */
export async function startPgBouncer(database: string): Promise<string> {
  const [dir, port] = [tempDir(), await freePort()];
  const { hostname, port: upstream, pathname, username } = new URL(database);
  const users = join(dir, "users");
  writeFileSync(users, `"${username}" ""\n`);
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${upstream}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    "default_pool_size = 2",
    "server_reset_query =",
  ];
  // With this kind of authentication each database names its user.
  settings[1] += ` user=${username}`;
  const file = join(dir, "pgbouncer.ini");
  writeFileSync(file, `${settings.join("\n")}\n`);
  chmodSync(dir, 0o755);
  const isRoot = process.getuid?.() === 0;
  const nobody = isRoot
    ? { uid: Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) }
    : {};
  const child = spawn(requireProgram("pgbouncer"), [file], { ...nobody, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await untilStarted(child, () => ask(url, "SELECT 1"));
  return url;
}
