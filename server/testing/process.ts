import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { projectRoot } from "#server/served-environment.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { folderOf, tempDir } from "./temp.ts";

/**
 * Starts the server as a process with temporary folders; killed when the test ends.
 * @param before a command to run it with, such as one that limits the disk
 */
export function startProcess(env: Record<string, string>, before: readonly string[] = []) {
  const dataDir = tempDir();
  const command = [...before, process.execPath, join(projectRoot, "server/main.ts")];
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: tempDir(),
    env: { PORT: "0", DATA_DIR: dataDir, SITE_DIR: folderOf({ "index.html": "home" }), ...env },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, dataDir, out: () => out, err: () => err, ended };
}

/** Starts the server and waits until it accepts requests. */
export async function startedProcess(
  env: Record<string, string> = {},
  before: readonly string[] = [],
) {
  const server = startProcess(env, before);
  const said = () => server.out() + server.err();
  await untilStarted(server.child, () => expect(said()).toContain("npm run inbox"), said);
  const port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(server.out())?.[1]);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { ...server, port, get };
}
