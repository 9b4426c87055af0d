import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import { cp, mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { brandFolder } from "#content/brand-folder.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { siteNow } from "#content/now.ts";
import { mistakes } from "#content/rules/mistakes.ts";
import { readSite } from "#content/site.ts";
import type { Functions, Name } from "#editor/api.ts";

const root = join(import.meta.dirname, "../..");

/** The editor on a copy of the brand, without Astro's server. */
export type Editor = Awaited<ReturnType<typeof startEditor>>;

/** A folder with a copy of the brand, in which programs of the project run. The caller deletes it. */
export async function copyBrand(brand = brandFolder): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "agency-site-editor-"));
  await cp(join(root, brand), join(copy, brand), {
    recursive: true,
    filter: (file) => !file.includes("/artwork"),
  });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  await cp(join(root, "package.json"), join(copy, "package.json"));
  await mkdir(join(copy, ".generated"), { recursive: true });
  return copy;
}

/** The same with all that a build needs. */
export async function copyProject(brand?: string): Promise<string> {
  const copy = await copyBrand(brand);
  const sources =
    "src content contract server editor tools integrations astro.config.ts tsconfig.json";
  for (const name of sources.split(" "))
    await cp(join(root, name), join(copy, name), { recursive: true });
  return copy;
}

/**
 * @param copy the folder that has the brand's folder
 * @param before a command to run it with, such as one that limits the disk
 */
export async function startEditor(
  copy: string,
  env: Record<string, string> = {},
  before: readonly string[] = [],
) {
  const brand = env["BRAND_DIR"] ?? brandFolder;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const command = [...before, process.execPath, join(root, "editor/server/main.ts")];
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: copy,
    env: { PATH, NODE_COMPILE_CACHE, BRAND_DIR: brand, PORT: `${port}`, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output = collect(child);
  const said = () => output.join("");
  await untilStarted(child, () => expect(said()).toContain("Edit words"), said);
  return {
    url,
    pid: child.pid,
    copy,
    brand,
    content: join(copy, brand, "content"),
    output,
    /** What a program of the editor's own page gets. */
    async call<Key extends Name>(name: Key, ...args: Parameters<Functions[Key]>) {
      const response = await fetch(`${url}/edit/api/${name}`, {
        method: "POST",
        headers: { origin: url, "content-type": "application/json" },
        body: JSON.stringify(args),
      }).catch((cause: unknown) => {
        throw new Error(`The editor does not answer ${name}: ${output.join("")}`, { cause });
      });
      return (await response.json()) as Awaited<ReturnType<Functions[Key]>>;
    },
    mistakes: () => mistakesIn(join(copy, brand)),
    /** Pages are those of a test's server, in place of Astro's, which shows each draft at once. */
    showPagesOf(server: Server) {
      const say = () => void child.send({ address: server.address() });
      child.on("message", say);
      say();
    },
    /** As when its terminal is closed. */
    closeOutput() {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    },
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

/** @param folder of a company @returns what `npm run check:content` says of mistakes in it, a line each */
export const mistakesIn = (folder: string): Promise<string[]> =>
  mistakes(readSite(folder), siteNow());

function collect({ stdout, stderr }: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on("data", (it: Buffer) => lines.push(String(it)));
  return lines;
}
