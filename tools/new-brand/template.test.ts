import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeBrand } from "./write-brand.ts";

test("a new brand has no mistakes, so that a field that is added has its example", async () => {
  const brand = ".generated/brands/example";
  onTestFinished(() => rm(brand, { recursive: true, force: true }));
  await rm(brand, { recursive: true, force: true });
  const colors = "#0a5c8a #b3402a";
  const answers = {
    name: "Lumi",
    language: "fi",
    city: "Tampere",
    country: "FI",
    timeZone: "Europe/Helsinki",
    colors,
  };
  await writeBrand(resolve(brand), answers);
  const { status, stderr } = spawnSync(process.execPath, ["tools/check-content.ts", "--mistakes"], {
    env: { ...process.env, BRAND_DIR: brand },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
