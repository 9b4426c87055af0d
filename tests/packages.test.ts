import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

/* What is installed: the same files everywhere, and enough of them. */

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
type Flag = "inBundle" | "dev" | "optional" | "devOptional";
type Locked = { integrity?: string; resolved?: string } & Partial<Record<Flag, true>>;
// The first is the project itself.
const [, ...packages] = Object.entries<Locked>(JSON.parse(read("package-lock.json")).packages);

test("every package of the lock has its hash, and none the address of a registry", () => {
  // A bundled package is part of another one's file, and of its hash.
  const locked = packages.filter(([, { inBundle }]) => !inBundle);
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

test("record 1 names each package that runs in production", () => {
  const production = packages
    .filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional)
    .map(([path]) => path.split("node_modules/").at(-1) ?? "");
  expect(production).toContain("hono");
  const record = read("docs/decisions/0001-stack-and-dependencies.md");
  const named = [...record.matchAll(/^- (?:.*?): /gm)].flatMap(
    ([line]) => line.match(/[^`]+(?=`[,: )])/g) ?? [],
  );
  expect(named.toSorted()).toEqual([...new Set(production)].toSorted());
});
