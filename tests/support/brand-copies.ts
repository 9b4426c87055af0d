import { execFile } from "node:child_process";
import { cp, rm, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { testDay } from "#tools/production-server.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Copies the brand made for tests.
 * @param folder of the project, as BRAND_DIR names one; the caller deletes it
 */
export async function copyBrand(folder: string): Promise<void> {
  await rm(join(root, folder), { recursive: true, force: true });
  await cp(join(root, "tests/company"), join(root, folder), { recursive: true });
}

const rooms = "content contract docs editor integrations server src tests tools package.json";
const configs = "tsconfig.json astro.config.ts oxlint.config.ts vitest.config.ts";
/** Copies of brands that other tests make meanwhile. */
const isMade = (path: string) => relative(root, path).startsWith("tests/company-");

/** Copies the project as somebody has it who has deleted `brand/`, with its packages. @param folder that there is */
export async function copyWithoutBrand(folder: string): Promise<void> {
  for (const path of `${rooms} ${configs}`.split(" "))
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !isMade(from),
    });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
}

/**
 * Builds the served site of a brand.
 * @param brand its folder
 * @param site the folder to build into
 * @returns what the build said
 */
export async function buildBrand(brand: string, site: string): Promise<string> {
  const env = { ...process.env, BRAND_DIR: brand, SITE_DIR: site };
  const args = ["tools/build.ts", "served", testDay];
  const options = { cwd: root, env, maxBuffer: 10e6 };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options);
  return stdout + stderr;
}
