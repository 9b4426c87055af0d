import { expect, test } from "vitest";
import { ask } from "#server/testing/ask.ts";
import { anApplication } from "#server/testing/submissions.ts";
import { eventually } from "#tests/support/patience.ts";
import { rawConnection, serving } from "#server/testing/serving.ts";
import { openedStore } from "#server/testing/store.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { filePath, linkDays } from "./links.ts";

const dayMs = 86_400_000;

/** A site with one application, and the link to its résumé. */
async function linked() {
  const { clock, pass } = testRuntime();
  const site = await serving({ clock });
  const { store } = openedStore(site.dataDir);
  await store.add(anApplication({}, { resume: { name: "بلال.pdf" } }));
  const { path } = filePath((await store.note("secret")) ?? "", 1, clock.now());
  return { ...site, store, path, pass, get: (to = path) => ask(site.url + to) };
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

test("a changed link, a list and another submission's number give nothing", async () => {
  const { get, path } = await linked();
  const changed = [
    path.replace("/1-", "/2-"),
    path.replace(/-(\d+)-/, (_, day) => `-${Number(day) + 1}-`),
    path.slice(0, -1),
    `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
    "/files/",
    "/files/1",
  ];
  for (const one of changed) expect((await get(one)).status, one).toBe(404);
});

test("a link ends after thirty days, and with its submission", async () => {
  const { get, pass, store } = await linked();
  await pass(linkDays * dayMs);
  expect((await get()).status).toBe(200);
  await store.remove([1]);
  expect((await get()).status).toBe(404);
  await store.add(anApplication());
  expect((await get()).status).toBe(404);
});

test("a link that has ended gives nothing", async () => {
  const { get, pass } = await linked();
  await pass((linkDays + 1) * dayMs);
  expect((await get()).status).toBe(404);
});

test("slow readers of files cannot fill the memory: four at once are answered", async () => {
  const { get, port, store } = await linked();
  await store.remove([1]);
  await store.add(anApplication({}, { resume: { bytes: Buffer.alloc(5_000_000) } }));
  const slow = filePath((await store.note("secret")) ?? "", 2, new Date("2026-03-01"));
  const request = `GET ${slow.path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const readers = await Promise.all(Array.from({ length: 4 }, () => rawConnection(port)));
  for (const { socket } of readers) socket.pause().write(request);
  await eventually(async () => expect((await get(slow.path)).status).toBe(503));
  for (const { socket } of readers) socket.destroy();
  await eventually(async () => expect((await get(slow.path)).status).toBe(200));
});

test("while the store is away a link says so, and the log is not filled", async () => {
  const { get, inbox, logged } = await linked();
  await inbox.close();
  expect(await get()).toMatchObject({ status: 503, headers: { "retry-after": "60" } });
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});
