import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBuiltPages } from "#tests/support/journeys/built.ts";
import { buildBrand } from "#tests/support/brand-copies.ts";
import { makeSparseBrand } from "./sparse-brand.ts";

/* A company that has few entries. The build itself checks links, pictures and contrast. */
const brand = ".generated/brands/sparse";
const site = "dist/test-sparse";

beforeAll(async () => {
  await makeSparseBrand(brand);
  await buildBrand(brand, site);
});
afterAll(async () => {
  for (const folder of [brand, site]) await rm(folder, { recursive: true, force: true });
});

test("a company with few entries has valid pages for them, and says that it has no openings", async () => {
  const args = ["tools/validate-html.ts", site];
  expect(spawnSync(process.execPath, args, { stdio: "inherit" }).status).toBe(0);
  const pages = new Map((await readBuiltPages(site)).map(({ path, root }) => [path, root]));
  const below = (folder: string) => [...pages.keys()].filter((path) => path.startsWith(folder));
  expect(below("/tech/")).toEqual(["/tech/react"]);
  expect(below("/our-apps")).toEqual([]);
  expect(below("/articles")).toEqual([]);
  const absent = "a[href^='/our-apps'], a[href^='/articles'], link[rel=alternate]";
  for (const [path, root] of pages) expect(root.querySelectorAll(absent).length, path).toBe(0);
  expect(pages.get("/services")?.querySelectorAll("#steps li")).toHaveLength(2);
  expect(pages.get("/careers")?.text).toContain("alle Plätze sind besetzt");
});
