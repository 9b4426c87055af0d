import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { requireContents } from "./empty-files.ts";

test("an empty font or picture stops a build, which names it", async () => {
  const whole = { "index.html": "<p>", ".nojekyll": "", "_astro/a.css": "a" };
  await requireContents(folderOf(whole));
  const folder = folderOf({ ...whole, "_astro/text.woff2": "", "favicon.ico": "" });
  await expect(requireContents(folder)).rejects.toThrow(
    /text\.woff2.*favicon|favicon.*text\.woff2/,
  );
});
