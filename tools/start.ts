/*
 * npm start: builds the site for its own server, and serves it.
 */
import "./at-root.ts";
import { spawn, spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { withUsage } from "#server/with-usage.ts";

withUsage("Usage: npm start, which builds the site and serves it (PORT, HOST, DATA_DIR: docs/operating.md).", () => parseArgs()); // prettier-ignore
const { status } = spawnSync(process.execPath, ["tools/build.ts", "served"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
// As npm run serve does.
const args = ["--max-semi-space-size=8", "server/main.ts"];
const server = spawn(process.execPath, args, { stdio: "inherit" });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
