import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environment } from "../../server/testing/serving.ts";
import { startedProcess } from "../../server/testing/process.ts";
import { publishingOf } from "../testing/publishing.ts";
import { copyBrand, startEditor } from "../testing/start-editor.ts";
import { startVisitors } from "../testing/visitors.ts";

/* From a saved word to the site of visitors, and back, with real builds. The rest is in tests/editor/publish.test.ts. */

/** How long it took: a figure, not a condition. */
// oxlint-disable-next-line no-console
const told = (text: string) => console.log(text);
const password = "a password of ours";

test("a word is published under load by its person, and taken back, while others save and publish", async () => {
  const copy = await copyBrand();
  const builds = join(copy, "dist/builds");
  const site = await startedProcess({
    ...environment,
    BUILDS_DIR: builds,
    MAX_CONNECTIONS: "off",
    SITE_DIR: process.env["SITE_DIR"] ?? "",
  });
  const url = `http://127.0.0.1:${site.port}`;
  const editor = await startEditor(copy, { EDIT_PASSWORD: password, SITE_URL: url });
  const signedIn = await fetch(`${editor.url}/edit/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: editor.url },
    body: new URLSearchParams({ name: "Amina Raza", password }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const publishing = publishingOf(editor, cookie);
  const call = async (name: string, ...args: unknown[]) => {
    const headers = { origin: editor.url, cookie };
    const body = JSON.stringify(args);
    const answer = await fetch(`${editor.url}/edit/api/${name}`, { method: "POST", headers, body });
    return (await answer.json()) as { version: string; value: Record<string, unknown> };
  };
  const id = { kind: "notFound", slug: "" };
  const write = async (title: string) => {
    const { version, value } = await call("openEntry", id);
    const [heading] = Object.entries(value).find(([, it]) => typeof it === "string") ?? [""];
    expect(await call("save", id, version, { ...value, title })).toHaveProperty("version");
    return heading;
  };
  const titleLive = async () =>
    /<title>(.*?)<\/title>/.exec(
      await (await fetch(`${url}/nothing-here`, { headers: { accept: "text/html" } })).text(),
    )?.[1];

  const before = await titleLive();
  const visitors = startVisitors(url, ["/", "/about", "/contact", "/services"]);
  await write("Word of Amina");
  const started = Date.now();
  expect(await publishing.start()).toEqual({ isStarted: true });
  // Another one is told whose publish runs; what is saved now is for the next time.
  expect(await publishing.start()).toEqual({ isStarted: false });
  expect((await publishing.status()).running).toMatchObject({ what: "publish", by: "Amina Raza" });
  await expect
    .poll(async () => (await publishing.status()).running?.step, { timeout: 60_000 })
    .toBe("build");
  await write("Typed later");
  expect(await publishing.ended()).toMatchObject({ isLive: true, by: "Amina Raza" });
  told(`Live ${Date.now() - started} ms after Publish, under load`);
  expect(await titleLive()).toContain("Word of Amina");
  expect(await publishing.changes()).toMatchObject([
    {
      kind: "notFound",
      by: "Amina Raza",
      differences: [{ old: { text: "Word of Amina" }, now: { text: "Typed later" } }],
    },
  ]);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, encoding: "utf8" });
  expect(git("log", "-1", "--format=%an|%B")).toMatch(
    /^Amina Raza\|Page not found: .*\n\n- Page not found › .*: “.*” → “Word of Amina” \(Amina Raza\)/,
  );

  const [latest, first] = await publishing.list();
  expect(latest).toMatchObject({ isLive: true, by: "Amina Raza" });
  const undone = Date.now();
  expect(await publishing.bringBack(first?.id ?? "")).toMatchObject({ isLive: true });
  told(`Taken back after ${Date.now() - undone} ms`);
  expect(await titleLive()).toBe(before);
  // Its form has a word that was never published: that stays.
  expect(await publishing.changes()).toMatchObject([
    { differences: [{ now: { text: "Typed later" } }] },
  ]);
  await publishing.takeBackAll();
  const again = Date.now();
  expect(await publishing.bringBack(latest?.id ?? "")).toMatchObject({ isLive: true });
  told(`And back again after ${Date.now() - again} ms`);
  expect(await titleLive()).toContain("Word of Amina");
  // The form follows.
  expect(await publishing.changes()).toEqual([]);
  expect((await call("openEntry", id)).value).toMatchObject({ title: "Word of Amina" });

  const { requests, failures } = await visitors.stop();
  told(`${requests} requests meanwhile`);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(500);
  expect((await publishing.list()).map(({ isLive }) => isLive)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await editor.stop();
  rmSync(copy, { recursive: true });
});
