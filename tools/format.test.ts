import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";

test("a file with another format is named, with the command that there is", () => {
  const folder = folderOf({ "page.ts": "export const   a = 1\n" });
  const program = `import(${JSON.stringify(join(import.meta.dirname, "format.ts"))}).then(({ format }) => format(".", "*.astro", false))`;
  const { stderr } = spawnSync(process.execPath, ["-e", program], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toBe("page.ts\nFormat these with npm run check -- --fix\n");
});
