import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fakeClamd } from "#server/testing/clamd.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { createProblems } from "#server/problems.ts";
import { readSettings } from "#server/settings.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { createChecks } from "#server/watch/checks.ts";
import { checkFolder } from "./data-folder.ts";
import { checkSpace } from "./disk-space.ts";
import { checkScanner } from "./scanner.ts";
import { checkWebhook } from "./alerts.ts";

test("a data folder that others can open is found", () => {
  const dir = tempDir();
  chmodSync(dir, 0o700);
  expect(checkFolder(dir)).toMatchObject({ state: "good" });
  chmodSync(dir, 0o710);
  expect(checkFolder(dir)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining(`chmod 700 ${dir}`),
  });
  expect(checkFolder(join(dir, "none"))).toMatchObject({ state: "note" });
  const file = join(folderOf({ file: "" }), "file");
  for (const never of [file, join(file, "data")])
    expect(checkFolder(never)).toMatchObject({ state: "wrong" });
});

test("a data folder that others can open is told to the owner, and its end", async () => {
  const [problems, runtime] = [createProblems(), testRuntime()];
  const DATA_DIR = tempDir();
  const settings = readSettings({ DATA_DIR });
  await createChecks({ ...runtime, settings, problems }).start?.();
  const told = async () => (await problems.own.all()).map(({ text }) => text);
  await runtime.pass(0);
  expect(await told()).toEqual([]);
  chmodSync(DATA_DIR, 0o755);
  await runtime.pass(3_600_000);
  expect(await told()).toEqual([expect.stringMatching(/^Data folder: Other users .* chmod 700/)]);
  chmodSync(DATA_DIR, 0o700);
  await runtime.pass(3_600_000);
  expect(await told()).toEqual([]);
});

test("a disk with too little free space is found, and one that the store could fill", () => {
  const capacity = { minFreeBytes: 200 * 1024 ** 2, maxStoreBytes: 2000 * 1024 ** 2 };
  const state = (free: number) => checkSpace({ dataDir: tempDir(), capacity }, free).state;
  expect([199, 2199, 2200].map((megabytes) => state(megabytes * 1024 ** 2))).toEqual([
    "wrong",
    "note",
    "good",
  ]);
});

const noon = new Date("2026-03-20T12:00:00Z");

test("clamd is told with its base and how old that is", async () => {
  const scanner = async (version: string) => {
    const { address } = await fakeClamd({ version });
    const [host = "", port] = address.split(":");
    return checkScanner({ host, port: Number(port) }, noon);
  };
  expect(await scanner("ClamAV 1.0.9/27823/Thu Mar 19 09:42:51 2026")).toEqual({
    about: "Scanner",
    state: "good",
    text: "clamd answers (ClamAV 1.0.9); its base 27823 is 1 days old.",
  });
  expect(await scanner("ClamAV 1.0.9/27700/Sun Mar  1 09:42:51 2026")).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(/is 19 days old: see why freshclam/),
  });
  expect(await scanner("ClamAV 1.0.9")).toMatchObject({ state: "wrong" });
  expect(await scanner("who are you?")).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("it says who are you?"),
  });
});

test("the webhook gets a test only when asked, and its answer is told", async () => {
  expect(await checkWebhook(undefined, true)).toMatchObject({ state: "note" });
  let status = 200;
  const { url, received } = await httpPeer((response) => response.writeHead(status).end("no_team"));
  expect(await checkWebhook(url, false)).toMatchObject({ state: "note" });
  expect(received).toEqual([]);
  expect(await checkWebhook(url, true)).toMatchObject({ state: "good" });
  status = 404;
  const refused = { state: "wrong", text: expect.stringMatching(/answered 404: no_team$/) };
  expect(await checkWebhook(url, true)).toMatchObject(refused);
  expect(received).toHaveLength(2);
});
