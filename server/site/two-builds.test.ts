import { describe, expect, test } from "vitest";
import { engines, newDatabase } from "#server/testing/engines.ts";
import { startedProcess } from "#server/testing/process.ts";
import { folderOf } from "#server/testing/temp.ts";

const build = (name: string) => ({
  "index.html": `<script src="/_astro/menu.${name}.js"></script>`,
  [`_astro/menu.${name}.js`]: `export const build = "${name}";`,
});

/** A server's answer to what a page needs. */
const fetched = async (
  { get }: Pick<Awaited<ReturnType<typeof startedProcess>>, "get">,
  name: string,
) => {
  const answer = await get(`/_astro/menu.${name}.js`);
  return answer.status === 200 ? answer.text() : answer.status;
};

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("servers of two builds serve each other's open pages, from their first page on", async () => {
    const DATABASE_URL = await newDatabase();
    const start = (name: string) =>
      startedProcess({ DATABASE_URL, SITE_DIR: folderOf(build(name)) });
    const one = await start("aa");
    // Somebody guesses.
    expect(await fetched(one, "bb")).toBe(404);
    const two = await start("bb");
    expect(await (await two.get("/")).text()).toContain("menu.bb.js");
    expect(await fetched(one, "bb")).toContain('"bb"');
    expect(await fetched(two, "aa")).toContain('"aa"');
    // Also when the other one is gone.
    one.child.kill("SIGKILL");
    await one.ended;
    expect(await fetched(two, "aa")).toContain('"aa"');
  });
});
