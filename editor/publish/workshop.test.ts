import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { engineVersion, makeWorkshop } from "./workshop.ts";

test.each(["a folder", "a link"])(
  "a build has the entries of its version alone, and writes none into a brand that is %s",
  async (kind) => {
    const engine = folderOf({
      "src/page.ts": "",
      "acme/content/home.yaml": "Typed later",
      "acme/content/new.yaml": "Not published",
      "acme/assets/logo.svg": "<svg />",
    });
    mkdirSync(join(engine, "node_modules"));
    if (kind === "a link") {
      const elsewhere = join(tempDir(), "acme");
      renameSync(join(engine, "acme"), elsewhere);
      symlinkSync(elsewhere, join(engine, "acme"));
    }
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(engine);
    const folder = join(tempDir(), "workshop");
    await makeWorkshop({
      engine,
      brandFolder: "acme",
      entries: folderOf({ "home.yaml": "Published" }),
      workshop: folder,
      cache: join(tempDir(), "cache"),
    }).finally(() => cwd.mockRestore());
    const read = (path: string) => readFileSync(path, "utf8");
    expect(read(join(folder, "acme/content/home.yaml"))).toBe("Published");
    expect(existsSync(join(folder, "acme/content/new.yaml"))).toBe(false);
    expect(existsSync(join(folder, "acme/assets/logo.svg"))).toBe(true);
    expect(read(join(engine, "acme/content/home.yaml"))).toBe("Typed later");
  },
);

test("another password makes no other pages", () => {
  const engine = folderOf({ "src/page.ts": "", "edit-people.json": "{}", "acme/logo.svg": "" });
  const version = engineVersion(engine, join(engine, "acme"));
  const before = version();
  writeFileSync(join(engine, "edit-people.json"), `{"Amina": "scrypt:1"}`);
  expect(version()).toBe(before);
  writeFileSync(join(engine, "src/page.ts"), "1");
  expect(version()).not.toBe(before);
});
