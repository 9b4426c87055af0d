import { join } from "node:path";
import { expect, test } from "vitest";
import { inbox as runInbox } from "#server/testing/cli.ts";
import { copyStore } from "#server/inbox/sqlite/copy.ts";
import { ask } from "#server/testing/ask.ts";
import { anApplication } from "#server/testing/submissions.ts";
import { serving } from "#server/testing/serving.ts";
import { openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { linkDays, linkTo } from "./links.ts";

const dayMs = 86_400_000;

/** A site with one application, and the link to its résumé. */
async function linked() {
  const { clock, pass } = testRuntime();
  const site = await serving({ clock });
  const { store } = openedStore(site.dataDir);
  await store.add(anApplication({}, { resume: { name: "بلال.pdf" } }));
  const link = async (number: number) => (await linkTo(number, site.inbox, clock.now())).path;
  const path = await link(1);
  return { ...site, clock, store, path, link, pass, get: (to = path) => ask(site.url + to) };
}

test("a link gives its one file, as an attachment that nobody keeps, and is not logged", async () => {
  const { get, path, logged } = await linked();
  expect(await get()).toMatchObject({
    status: 200,
    text: "%PDF-1.7 resume of Bilal",
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("بلال.pdf")}`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
  expect(JSON.stringify(logged)).not.toContain(path);
});

test("a changed link, a list and a number give nothing", async () => {
  const { get, path } = await linked();
  const changed = [
    path.slice(0, -1),
    `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
    path.toUpperCase(),
    "/files/",
    "/files/1",
  ];
  for (const one of changed) expect((await get(one)).status, one).toBe(404);
});

test("a link of earlier versions says how to get the file now", async () => {
  const { get } = await linked();
  const old = await get(`/files/1-20548-${"A".repeat(24)}`);
  expect(old).toMatchObject({ status: 404, text: expect.stringContaining("inbox -- resume 1\n") });
});

test("after a restore links open nothing, and a number that is given again has no link", async () => {
  const { dataDir, inbox, store, link, clock } = await linked();
  const file = join(tempDir(), "copy.sqlite");
  copyStore(dataDir, file);
  await store.add(anApplication({}, { resume: { name: "later.pdf" } }));
  const paths = [await link(1), await link(2)];
  await Promise.all([inbox.close(), store.close()]);
  expect((await runInbox(dataDir, ["restore", file])).code).toBe(0);
  const restored = await serving({ dataDir, clock });
  await openedStore(dataDir).store.add(anApplication({}, { resume: { name: "other.pdf" } }));
  for (const path of paths) expect((await ask(restored.url + path)).status).toBe(404);
});

test("a link ends after thirty days, and with its submission", async () => {
  const { get, pass, store } = await linked();
  await pass(linkDays * dayMs - 1);
  expect((await get()).status).toBe(200);
  await store.remove([1]);
  expect((await get()).status).toBe(404);
  await store.add(anApplication());
  expect((await get()).status).toBe(404);
});

test("a link that has ended gives nothing", async () => {
  const { get, pass } = await linked();
  await pass(linkDays * dayMs);
  expect((await get()).status).toBe(404);
});

test("while the store is away a link says so, and the log is not filled", async () => {
  const { get, inbox, logged } = await linked();
  await inbox.close();
  expect(await get()).toMatchObject({ status: 503, headers: { "retry-after": "60" } });
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});
