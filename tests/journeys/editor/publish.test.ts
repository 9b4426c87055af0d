/*
 * Publishing when something goes wrong, and under load: visitors see the old or the new site as a whole, entries are
 * kept, and the person is told what to do.
 */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isServed } from "#editor/publish/make-live.ts";
import { startSignedIn, startSite } from "#editor/testing/published-site.ts";
import { copyProject } from "#editor/testing/start-editor.ts";
import { startVisitors } from "#editor/testing/visitors.ts";
import { projectRoot } from "#tests/support/journeys/server.ts";
import { smallDisk } from "#tests/support/faults/small-disk.ts";
import { shortOrLong } from "#tests/support/faults/test-length.ts";
import { buildBrand } from "#tests/support/brand-copies.ts";
import { eventually, wholeTestMs } from "#tests/support/patience.ts";

/** The brand made for tests: its copy has the same folder. */
const brand = "tests/company";
const siteDir = "dist/test-publish";
let copy: string;
beforeAll(async () => {
  process.env["SITE_DIR"] = join(projectRoot, siteDir);
  await buildBrand(brand, siteDir);
  copy = await copyProject(brand);
});
afterAll(() => {
  for (const folder of [copy, join(projectRoot, siteDir)])
    rmSync(folder, { recursive: true, force: true });
});

let count = 0;
/** A site, an editor and their builds; `start` starts the editor anew. */
async function publishingSite(env: Record<string, string> = {}) {
  count += 1;
  const builds = join(copy, `dist/builds-${count}`);
  const site = await startSite(builds);
  const start = () =>
    startSignedIn(copy, { builds, env: { BRAND_DIR: brand, SITE_URL: site.url, ...env } });
  return { builds, site, start };
}
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@x.invalid", ...args], {
    cwd: copy,
    encoding: "utf8",
  }).trim();
const live = (builds: string) => {
  try {
    return readlinkSync(join(builds, "live"));
  } catch {
    return undefined;
  }
};

test("under load no request fails: published, taken back, and back again", async () => {
  const { site, start } = await publishingSite();
  const editor = await start();
  const before = await site.title();
  const visitors = startVisitors(site.url, ["/", "/about", "/contact", "/services"]);
  await editor.write("Word of Amina");
  const times: string[] = [];
  const timed = async (what: string, task: () => Promise<{ state: string }>) => {
    const started = performance.now();
    expect(await task()).toMatchObject({ state: "live" });
    times.push(`${what} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  await timed("published", editor.publish);
  expect(await site.title()).toContain("Word of Amina");
  await editor.write("Never published");
  const [latest, first] = await editor.list();
  await timed("taken back by a build", () => editor.bringBack(first?.id ?? ""));
  expect(await site.title()).toBe(before);
  // What was never published stays in its form.
  expect(await editor.changes()).toMatchObject([
    { differences: [{ now: { text: "Never published" } }] },
  ]);
  await editor.takeBackAll();
  await timed("back again from a kept build", () => editor.bringBack(latest?.id ?? ""));
  expect(await site.title()).toContain("Word of Amina");
  // Otherwise forms follow.
  expect(await editor.changes()).toEqual([]);
  expect(await editor.read()).toMatchObject({ title: "Word of Amina" });
  const { requests, failures } = await visitors.stop();
  console.log(`${times.join(", ")}; ${requests} requests, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  await editor.stop();
});

test.each([["check"], ["build"], ["bring live"]])(
  "killed at “%s” under load, no request fails, the site is old or new, and entries are kept",
  async (wanted) => {
    const { builds, site, start } = await publishingSite();
    let editor = await start();
    let last = "Before all kills";
    await editor.write(last);
    expect(await editor.publish()).toMatchObject({ state: "live" });
    const visitors = startVisitors(site.url, ["/", "/about", "/contact", "/services"]);
    const ends = { old: 0, new: 0 };
    for (let kill = 0; kill < shortOrLong(1, 10); kill += 1) {
      const title = `Killed ${kill} at ${wanted}`;
      await editor.write(title);
      await editor.start();
      await eventually(async () => {
        const { running } = await editor.status();
        if (running && running.step !== wanted) throw new Error(running.step);
      }, wholeTestMs);
      await sleep((kill * 137) % 1200);
      await editor.stop("SIGKILL");
      editor = await start();
      // The server looks at the link once a second.
      expect(await isServed(site.url, live(builds) ?? ""), title).toBe(true);
      const shown = (await site.title()) ?? "";
      const isNew = shown.includes(title);
      expect(isNew || shown.includes(last), `${title}: ${shown}`).toBe(true);
      ends[isNew ? "new" : "old"] += 1;
      if (isNew) last = title;
      expect(await editor.read(), title).toMatchObject({ title });
      // What is live is also what the list says, and what git has.
      const latest = (await editor.list()).find(({ state }) => state === "live");
      expect(live(builds), title).toContain(latest?.id);
      const inGit = `${latest?.commit}:${brand}/content/pages/not-found/index.yaml`;
      expect(git("show", inGit)).toContain(last);
      expect(readdirSync(builds).filter((name) => /draft|work|next/.test(name))).toEqual([]);
    }
    await editor.write(`Published after kills at ${wanted}`);
    expect(await editor.publish()).toMatchObject({ state: "live" });
    expect(await site.title()).toContain(`after kills at ${wanted}`);
    const { requests, failures } = await visitors.stop();
    console.log(`Killed at ${wanted}: ${JSON.stringify(ends)}; ${requests} requests`);
    expect(failures).toEqual([]);
    await editor.stop();
  },
);

test("with a full disk it is told, the site stays, and afterwards it works", async () => {
  const disk = await smallDisk(400);
  count += 1;
  const builds = join(disk.dir, "builds");
  const env = { BRAND_DIR: brand };
  // Whoever enters the disk is in another folder.
  const before = [...disk.enter, "sh", "-c", `cd '${copy}' && exec "$@"`, "sh"];
  const editor = await startSignedIn(copy, { builds, env, before });
  await editor.write("With room");
  expect(await editor.publish()).toMatchObject({ state: "recorded" });
  const old = await disk.sh(`readlink ${builds}/live`);
  await editor.write("Without room");
  // Full before it begins, and while it builds.
  await disk.sh(`dd if=/dev/zero of=${disk.dir}/other bs=1M count=300 2>/dev/null || true`);
  expect(await editor.publish()).toMatchObject({
    state: "failed",
    message: expect.stringMatching(/^The disk of the editor is full, so nothing was published\. /),
  });
  await disk.sh(`rm ${disk.dir}/other`);
  await editor.start();
  await eventually(async () => expect((await editor.status()).running?.step).toBe("build"));
  await disk.sh(`dd if=/dev/zero of=${disk.dir}/other bs=64k 2>/dev/null || true`);
  expect(await editor.ended()).toMatchObject({
    state: "failed",
    message: expect.stringMatching(/^The disk of the editor is full/),
  });
  expect(await disk.sh(`readlink ${builds}/live`)).toBe(old);
  await disk.sh(`rm ${disk.dir}/other`);
  expect(await editor.read()).toMatchObject({ title: "Without room" });
  expect(await editor.publish()).toMatchObject({ state: "recorded" });
  await editor.stop();
});

test("a link that leads nowhere on the built pages names its form", async () => {
  const { builds, start } = await publishingSite({ SITE_URL: "" });
  const editor = await start();
  await editor.write("With a broken link");
  // Its form would refuse it; a file that somebody else has brought does not ask.
  const file = join(copy, brand, "content/pages/not-found/index.yaml");
  const text = readFileSync(file, "utf8");
  const broken = text.replace(/to: \/[\w-]*(?=\n|$)/, "to: /privcy");
  expect(broken).not.toBe(text);
  writeFileSync(file, broken);
  const outcome = await editor.publish();
  writeFileSync(file, text);
  expect(outcome).toMatchObject({
    state: "failed",
    toFix: [
      expect.objectContaining({
        kind: "notFound",
        name: "Page not found",
        message: expect.stringContaining("/privcy"),
      }),
    ],
  });
  expect(live(builds)).toBeUndefined();
  await editor.stop();
});

test("a site that does not take the pages is told, and what was live stays", async () => {
  const { builds, site, start } = await publishingSite();
  const editor = await start();
  await editor.write("Before");
  await editor.publish();
  const before = live(builds);
  site.child.kill("SIGSTOP");
  await editor.write("Not taken");
  expect(await editor.publish()).toMatchObject({
    state: "failed",
    message: expect.stringContaining("the site did not take them within half a minute"),
  });
  site.child.kill("SIGCONT");
  expect(live(builds)).toBe(before);
  await editor.takeBackAll();
  await editor.stop();
});

test("a site that is live stays so where its texts are not sent, and that is told", async () => {
  const remote = join(copy, "dist/remote.git");
  mkdirSync(join(copy, "dist"), { recursive: true });
  git("init", "-q", "--bare", remote);
  const hook = join(remote, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const { site, start } = await publishingSite({ PUBLISH_PUSH: "1" });
  const editor = await start();
  git("remote", "add", "origin", remote);
  await editor.write("Refused by the remote");
  expect(await editor.publish()).toMatchObject({
    state: "live",
    note: expect.stringMatching(/^The site is live, .* Not sent\. .*hook declined/),
  });
  expect(await site.title()).toContain("Refused by the remote");
  rmSync(hook);
  await editor.write("Accepted by the remote");
  expect(await editor.publish()).not.toHaveProperty("note");
  expect(git("-C", remote, "log", "-1", "--format=%an", git("rev-parse", "HEAD"))).toBe(
    "Amina Raza",
  );
  git("remote", "remove", "origin");
  await editor.stop();
});

test("a static host gets its build by the owner's command; a failed one is told", async () => {
  const host = join(copy, "dist/host");
  const { start } = await publishingSite({
    SITE_URL: "",
    PUBLISH_COMMAND: `test ! -e dist/broken || { echo No token; exit 1; }; rm -rf '${host}'; cp -r "$SITE_DIR" '${host}'`,
  });
  const editor = await start();
  await editor.write("On a static host");
  expect(await editor.publish()).toMatchObject({ state: "live" });
  expect(readFileSync(join(host, "404.html"), "utf8")).toContain("On a static host");
  expect(existsSync(join(host, "_headers"))).toBe(true);
  writeFileSync(join(copy, "dist/broken"), "");
  await editor.write("Not brought there");
  expect(await editor.publish()).toMatchObject({
    state: "failed",
    message: expect.stringContaining("the command that brings them to their host failed"),
  });
  expect(readFileSync(join(host, "404.html"), "utf8")).toContain("On a static host");
  await editor.takeBackAll();
  await editor.stop();
});

test("on a new day the live pages are built anew, without a new version", async () => {
  const { builds, site, start } = await publishingSite();
  const first = await start();
  await first.write("Of yesterday");
  await first.publish();
  const before = live(builds) ?? "";
  await first.write("Not published");
  await first.stop();
  // Its build was made on another day than the one that it is now.
  const old = before.replace(/^\d{8}/, "20200101");
  execFileSync("mv", [join(builds, before), join(builds, old)]);
  execFileSync("ln", ["-sfn", old, join(builds, "live")]);
  const second = await start();
  await eventually(() => expect(live(builds)).not.toBe(old), wholeTestMs);
  expect(live(builds)?.slice(17)).toBe(before.slice(17));
  await eventually(async () => expect(await site.title()).toContain("Of yesterday"));
  await eventually(async () => expect((await second.status()).running).toBeUndefined());
  expect((await second.list()).filter(({ state }) => state === "live")).toHaveLength(1);
  expect(await second.changes()).toHaveLength(1);
  await second.stop();
});
