import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

/* What is installed: the same files everywhere, and enough of them. */

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
type Locked = { integrity?: string; resolved?: string; inBundle?: boolean };

test("every package of the lock has its hash, and none the address of a registry", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
  // The first is the project itself. A bundled package is part of another one's file, and of its hash.
  const [, ...locked] = Object.entries(packages).filter(([, { inBundle }]) => !inBundle);
  expect(locked.length).toBeGreaterThan(100);
  const bare = locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(bare.map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved?.startsWith("http"))).toEqual([]);
});

/** Direct dependencies that npm would install. */
function installed(...options: string[]): string[] {
  const args = ["ls", "--package-lock-only", "--depth=0", "--parseable", ...options];
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = spawnSync("npm", args, { cwd: root, env, encoding: "utf8" });
  return stdout.trim().split("\n").slice(1).map((path) => basename(path)); // prettier-ignore
}

test("NODE_ENV=production leaves out nothing that a build needs; the image leaves out what its server does not", () => {
  expect(installed()).toEqual(expect.arrayContaining(["astro", "hono"]));
  const options = /npm ci (--[^&]+) &&/.exec(read("Dockerfile"))?.[1]?.trim().split(" ") ?? [];
  const inImage = installed(...options);
  expect(inImage).toContain("hono");
  expect(inImage).not.toContain("astro");
});
