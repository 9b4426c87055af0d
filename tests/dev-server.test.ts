import { resolve, sep } from "node:path";
import type { AstroUserConfig } from "astro";
import { expect, test } from "vitest";

test("the development server hands out no messages", async () => {
  const loaded: unknown = await import(resolve("astro.config.ts"));
  const { default: config } = loaded as { default: AstroUserConfig }; // the module's export
  // By default Vite serves every file of the project.
  const allowed = config.vite?.server?.fs?.allow?.map((folder) => resolve(folder) + sep) ?? [sep];
  const isAllowed = (file: string) => allowed.some((folder) => resolve(file).startsWith(folder));
  expect(["data/messages.sqlite", "src/pages/index.astro"].map(isAllowed)).toEqual([false, true]);
});
