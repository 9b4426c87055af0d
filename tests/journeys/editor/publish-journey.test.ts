import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Overview } from "#editor/content/overview.ts";
import { startSignedIn, startSite } from "#editor/testing/published-site.ts";
import { copyProject } from "#editor/testing/start-editor.ts";
import { eventually } from "#tests/support/patience.ts";

/* From a saved word to the site of visitors, with a real build. What goes wrong on the way: publish.test.ts. */

test("a word is published by its person, while others save and publish", async () => {
  const copy = await copyProject();
  const site = await startSite(join(copy, "dist/builds"));
  const editor = await startSignedIn(copy, { env: { SITE_URL: site.url } });
  await editor.write("Word of Amina");
  expect(await editor.start()).toEqual({ isStarted: true });
  // Another one is told whose publish runs; what is saved now is for the next time.
  expect(await editor.start()).toEqual({ isStarted: false });
  expect((await editor.status()).running).toMatchObject({ what: "publish", by: "Amina Raza" });
  await eventually(async () => expect((await editor.status()).running?.step).toBe("build"));
  await editor.write("Typed later");
  expect(await editor.ended()).toMatchObject({ state: "live", by: "Amina Raza" });

  expect(await site.title()).toContain("Word of Amina");
  const [difference] = [{ old: { text: "Word of Amina" }, now: { text: "Typed later" } }];
  expect(await editor.changes()).toMatchObject([
    { kind: "notFound", by: "Amina Raza", differences: [difference] },
  ]);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, encoding: "utf8" });
  expect(git("log", "-1", "--format=%an|%B")).toMatch(
    /^Amina Raza\|Page not found: .*\n\n- Page not found › .*: “.*” → “Word of Amina” \(Amina Raza\)/,
  );
  expect(await editor.list()).toMatchObject([
    { state: "live", by: "Amina Raza" },
    { state: "was live", sentence: "The site's texts as they were" },
  ]);
  await editor.stop();
  rmSync(copy, { recursive: true });
});

test("an address that was changed leads visitors to the new one", async () => {
  const copy = await copyProject();
  const site = await startSite(join(copy, "dist/builds"));
  const editor = await startSignedIn(copy, { env: { SITE_URL: site.url } });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  const isCase = (page: string | undefined) => page?.startsWith("/portfolio/") === true;
  const overview = (await editor.call("overview")) as unknown as Overview; // as the editor answers
  const { slug = "" } = overview.kinds["projects"]?.entries.find(({ page }) => isCase(page)) ?? {};
  expect(await editor.call("changeAddress", { kind: "projects", slug }, "another")).toMatchObject({
    slug: "another",
  });
  await editor.start();
  expect(await editor.ended()).toMatchObject({ state: "live" });
  expect(await ask(`/portfolio/${slug}?von=mail`)).toEqual([308, "/portfolio/another?von=mail"]);
  expect(await ask("/portfolio/another")).toEqual([200, null]);
  await editor.stop();
  rmSync(copy, { recursive: true });
});
