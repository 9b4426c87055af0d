import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findChromium } from "./chromium.ts";

const root = mkdtempSync(join(tmpdir(), "chromium-"));
afterAll(() => rmSync(root, { recursive: true }));

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(root, "bin-"));
  for (const program of programs) {
    writeFileSync(join(folder, program), "#!/bin/sh\n");
    chmodSync(join(folder, program), 0o755);
  }
  return folder;
}

const find = (PATH: string, more: NodeJS.ProcessEnv = {}, apps: string[] = []) =>
  findChromium({ PATH, ...more }, apps);

describe("findChromium", () => {
  it.each(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])(
    "finds %s, in whichever folder of the path",
    (program) => {
      const folder = folderWith(program);
      expect(find([folderWith(), folder].join(delimiter))).toBe(join(folder, program));
    },
  );

  it("prefers Chromium to Chrome", () => {
    const folder = folderWith("google-chrome", "chromium");
    expect(find(folder)).toBe(join(folder, "chromium"));
  });

  it("takes the one that CHROMIUM_PATH names before any other", () => {
    const named = join(folderWith("mine"), "mine");
    expect(find(folderWith("chromium"), { CHROMIUM_PATH: named })).toBe(named);
  });

  it("says so when CHROMIUM_PATH names nothing, instead of taking another", () => {
    const missing = join(root, "missing");
    expect(() => find(folderWith("chromium"), { CHROMIUM_PATH: missing })).toThrow(missing);
  });

  it("passes over a file that cannot be run", () => {
    const folder = folderWith("chromium");
    chmodSync(join(folder, "chromium"), 0o644);
    expect(find(folder)).toBeUndefined();
  });

  it("looks among the applications last", () => {
    const app = join(folderWith("Google Chrome"), "Google Chrome");
    expect(find(folderWith(), {}, [join(root, "missing"), app])).toBe(app);
  });
});
