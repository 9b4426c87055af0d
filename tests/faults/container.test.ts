/*
 * Proves that the Dockerfile's images work as compose.yaml runs them: the site as nobody on a read-only root, with its
 * messages on a volume and nowhere else, and the editor as another user, whose builds the site only reads. buildah
 * builds them here; Docker itself is not needed.
 */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { password, signInAt, titleAt } from "#editor/testing/published-site.ts";
import { formOf, message } from "#server/testing/forms.ts";
import { freePort } from "#tests/support/free-port.ts";
import { findProgram } from "#tools/browsers.ts";
import { compose, environmentOf } from "#tests/support/faults/compose.ts";
import { buildImages, runImage, userOf } from "#tests/support/faults/image.ts";

const canBuild = process.getuid?.() === 0 && findProgram("buildah") && findProgram("debootstrap");
if (!canBuild) {
  if (process.env["CI"] === "true")
    throw new Error("buildah and debootstrap are needed, and root.");
  console.log("The image is not tested: buildah, debootstrap or root is missing.");
}
const testImage = canBuild ? test : test.skip;

const { site, editor } = compose.services;
const env = environmentOf("site", { DOMAIN: "www.site.invalid" });

// Not /tmp, which may be in memory: the server refuses that for its messages.
const dir = mkdtempSync("/var/tmp/agency-site-image-");
let images: Awaited<ReturnType<typeof buildImages>>;
if (canBuild) beforeAll(async () => void (images = await buildImages(dir)));
afterAll(async () => {
  await images?.unmount();
  rmSync(dir, { recursive: true, force: true });
});

let count = 0;
function folder(): string {
  count += 1;
  const made = join(dir, `folder-${count}`);
  mkdirSync(made, { mode: 0o700 });
  return made;
}

/** The site as compose.yaml runs it. @param volumes folder of the named volumes */
const runSite = (volumes: string) =>
  runImage(images.site, folder(), {
    env,
    volumes: site.volumes.map((it) => join(volumes, it)),
    readOnly: site.read_only === true,
  });
const userOfProcess = (pid: number) =>
  /^Uid:\t(\d+)\t\1\t\1/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];

testImage("has only what the server needs, and no volume that nobody named", () => {
  const image = images.site;
  const unwanted = [
    "{server,contract}/**/*.test.ts",
    "server/**/testing{,.ts}",
    "node_modules/{node,react,react-dom,astro,vite,typescript}",
    "{src,tests,tools,docs,artwork,.env,.git}",
  ];
  const app = join(image.root, image.config.WorkingDir);
  expect(globSync("server/main.ts", { cwd: app })).toHaveLength(1);
  expect(globSync(unwanted, { cwd: app })).toEqual([]);
  expect([image.config.User, image.config.Volumes]).toEqual(["nobody", undefined]);
});

testImage("does not start without a volume", async () => {
  const { ended, output } = await runImage(images.site, folder(), { env, readOnly: true });
  expect(await ended).toBe(1);
  expect(output()).toMatch(
    /^DATA_DIR \/data is in the container's own layer \(overlay\), [^\n]*\.\n$/,
  );
});

testImage(
  "serves pages and keeps messages on its volume, as nobody on a read-only root",
  async () => {
    const volumes = folder();
    const first = await runSite(volumes);
    await first.ready();
    const page = await first.get("/");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1")]);
    // Not an application: the company's site takes those for its own openings only.
    const body = formOf({ ...message, name: "Amina" });
    const sent = await fetch(first.url + sendFormPath, { method: "POST", body });
    expect(sent.status).toBe(200);
    expect(userOfProcess(first.pid)).toBe(userOf(images.site).uid);
    expect(readFileSync(`/proc/${first.pid}/status`, "utf8")).toMatch(/^CapEff:\t0+$/m);
    const write = await first.exec("touch", "/app/server/x");
    expect([write.status, write.out]).toEqual([
      1,
      expect.stringContaining("Read-only file system"),
    ]);
    expect(await first.exec(...images.site.healthcheck)).toMatchObject({ status: 0 });
    const { out } = await first.exec("node", "server/watch/doctor.ts");
    expect(out).toMatch(/^good +Data folder .*\ngood +Disk .*/m);

    first.stop();
    expect(await first.ended).toBe(0);

    const second = await runSite(volumes);
    await second.ready();
    expect((await second.exec("node", "server/cli/main.ts")).out).toContain("Amina");
    second.stop();
    expect(await second.ended).toBe(0);
  },
);

testImage("publishes from the editor's container into the site's, which only reads", async () => {
  const volumes = folder();
  const publicSite = await runSite(volumes);
  await publicSite.ready();
  const startEditor = async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = environmentOf("editor", { EDIT_PASSWORD: password });
    const container = await runImage(images.editor, folder(), {
      port,
      env: { ...settings, EDIT_URL: url, SITE_URL: publicSite.url },
      volumes: editor.volumes.map((it) => join(volumes, it)),
    });
    await container.ready("/edit/sign-in");
    return { container, signedIn: await signInAt(url) };
  };
  const first = await startEditor();
  const before = await titleAt(publicSite.url);
  await first.signedIn.write("From a container");
  expect(await first.signedIn.publish()).toMatchObject({ state: "live", by: "Amina Raza" });
  expect(await titleAt(publicSite.url)).toContain("From a container");
  const [, original] = await first.signedIn.list();
  expect(await first.signedIn.bringBack(original?.id ?? "")).toMatchObject({ state: "live" });
  expect(await titleAt(publicSite.url)).toBe(before);

  const users = [publicSite.pid, first.container.pid].map(userOfProcess);
  expect(users).toEqual([userOf(images.site).uid, userOf(images.editor).uid]);
  expect(users[0]).not.toBe(users[1]);
  expect((await publicSite.exec("touch", "/builds/x")).out).toContain("Read-only file system");
  for (const path of ["/versions", "/app/brand", "/app/editor"])
    expect(existsSync(`/proc/${publicSite.pid}/root${path}`), path).toBe(false);
  expect((await first.container.exec("touch", "/app/server/x")).out).toContain("denied");

  for (const { stop, ended } of [first.container, publicSite]) {
    stop();
    expect(await ended).toBe(0);
  }
  const siteAgain = await runSite(volumes);
  await siteAgain.ready();
  expect(await titleAt(siteAgain.url)).toBe(before);
  const { container, signedIn } = await startEditor();
  expect(await signedIn.list()).toMatchObject([{ state: "live" }, { state: "was live" }, {}]);
  expect(await signedIn.changes()).toEqual([]);
  container.stop();
  expect(await container.ended).toBe(0);
});
