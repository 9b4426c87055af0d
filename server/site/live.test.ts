import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#tests/support/patience.ts";
import { startedProcess } from "#server/testing/process.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";

/* Another build becomes live while the server runs. */

const pages = ["index", "about", "contact"];
const script = (name: string) => `_astro/${name}.js`;

/** A build whose pages all name it and need its script. */
function writeBuild(folder: string, name: string, files: Record<string, string> = {}) {
  const page = `<!doctype html><p>${name}</p><script type="module" src="/${script(name)}"></script>`;
  const all = {
    ...Object.fromEntries(pages.map((it) => [`${it}.html`, page])),
    [script(name)]: `export default "${name}"`,
    ...files,
  };
  mkdirSync(join(folder, "_astro"), { recursive: true });
  for (const [path, text] of Object.entries(all)) writeFileSync(join(folder, path), text);
}

function makeLive(builds: string, name: string) {
  symlinkSync(name, join(builds, "next"));
  renameSync(join(builds, "next"), join(builds, "live"));
}

const started = (builds: string, env = {}) =>
  // Behind a proxy one client may have all connections.
  startedProcess({ BUILDS_DIR: builds, TRUST_PROXY: "X-Forwarded-For", ...env });

test("under load no request fails, and no page is of two builds", async () => {
  const builds = tempDir();
  const names = Array.from({ length: 5 }, (_, number) => `build-${number}`);
  for (const name of names) writeBuild(join(builds, name), name);
  makeLive(builds, "build-0");
  const { port, get: ask } = await started(builds);
  const agent = new Agent({ keepAlive: true });
  const body = (path: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      get({ port, path, agent, host: "127.0.0.1" }, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on("error", reject);
      }).on("error", reject);
    });

  let isOver = false;
  let requests = 0;
  const failures: string[] = [];
  const seen = new Set<string>();
  const visit = async (visitor: number) => {
    while (!isOver) {
      const path = ["/", "/about", "/contact"][visitor % 3] ?? "/";
      try {
        const page = await body(path);
        const [, name = "", file = ""] = /<p>(.*)<\/p>.*src="([^"]*)"/.exec(page.text) ?? [];
        seen.add(name);
        const loaded = await body(file);
        if (page.status !== 200 || loaded.status !== 200 || !loaded.text.includes(`"${name}"`))
          failures.push(`${path} ${page.status}, ${file} ${loaded.status}`);
      } catch (error) {
        failures.push(String(error));
      }
      requests += 2;
    }
  };
  const visitors = Array.from({ length: 24 }, (_, number) => visit(number));
  for (const name of names) {
    makeLive(builds, name);
    await eventually(() => expect(seen).toContain(name));
    const before = requests;
    await eventually(() => expect(requests).toBeGreaterThan(before + 60));
  }
  isOver = true;
  await Promise.all(visitors);
  agent.destroy();
  expect(failures).toEqual([]);
  expect([...seen].toSorted()).toEqual(names);
  // Open pages go on.
  expect((await ask(`/${script("build-0")}`)).status).toBe(200);
});

const broken: Record<string, (folder: string) => void> = {
  "that is empty": () => {},
  "without its start page": (folder) => rmSync(join(folder, "index.html")),
  "whose script is missing": (folder) => rmSync(join(folder, script("new"))),
  "with half a file of facts": (folder) =>
    writeFileSync(join(folder, "site-facts.json"), '{"openings": ['),
};
test("a broken build is refused, and the next whole one is served", async () => {
  const builds = tempDir();
  let live = "old";
  writeBuild(join(builds, live), live);
  makeLive(builds, live);
  const server = await started(builds);
  const refused = () => server.out().split(`A build was refused; ${live} is served on`).length - 1;
  for (const [number, [what, breakIt]] of Object.entries(broken).entries()) {
    const folder = join(builds, `broken-${number}`);
    if (what === "that is empty") mkdirSync(folder);
    else writeBuild(folder, "new");
    breakIt(folder);
    makeLive(builds, `broken-${number}`);
    await eventually(() => expect(refused(), what).toBe(1));
    expect(await (await server.get("/")).text(), what).toContain(`<p>${live}</p>`);
    expect(await (await server.get("/readyz")).json(), what).toMatchObject({ build: live });
    live = `fixed-${number}`;
    writeBuild(join(builds, live), live);
    makeLive(builds, live);
    await eventually(async () => expect(await (await server.get("/")).text()).toContain(live));
  }
});

test("a signal loads the build anew, without BUILDS_DIR too", async () => {
  const site = folderOf({ "index.html": "<p>first" });
  const server = await startedProcess({ SITE_DIR: site });
  writeFileSync(join(site, "index.html"), "<p>second");
  expect(await (await server.get("/")).text()).toBe("<p>first");
  server.child.kill("SIGHUP");
  await eventually(async () => expect(await (await server.get("/")).text()).toBe("<p>second"));
});

test("until there is a live build, that of SITE_DIR is served", async () => {
  const builds = tempDir();
  const server = await started(builds, { SITE_DIR: folderOf({ "index.html": "<p>image" }) });
  expect(await (await server.get("/")).text()).toBe("<p>image");
  writeBuild(join(builds, "first"), "first");
  makeLive(builds, "first");
  await eventually(async () => expect(await (await server.get("/")).text()).toContain("first"));
});
