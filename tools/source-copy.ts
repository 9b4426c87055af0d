import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const parts = ["app", "contract", "server", "scripts", "public", "package.json", "tsconfig.json"];
const configs = ["vite.config.ts", "react-router.config.ts", ".env.served", ".env.static"];

export type SourceCopy = {
  /** The copy's folder. */
  dir: string;
  /** Builds the served site there, on a day when the openings it came with are open. */
  build(day?: string): { status: number | null; output: string };
  remove(): Promise<void>;
};

/** A second checkout of what the pages are built from, to change its content and build it. */
export async function copySource(): Promise<SourceCopy> {
  const dir = await mkdtemp(join(tmpdir(), "site-source-"));
  for (const part of [...parts, ...configs])
    await cp(join(root, part), join(dir, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(dir, "node_modules"));
  const env = {
    ...process.env,
    PATH: `${join(root, "node_modules", ".bin")}:${process.env["PATH"]}`,
  };
  return {
    dir,
    build(day = "2026-11-21") {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["tools/build.ts", "served"],
        {
          cwd: dir,
          encoding: "utf8",
          env: { ...env, BUILD_DATE: day },
        },
      );
      return { status, output: stdout + stderr };
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
