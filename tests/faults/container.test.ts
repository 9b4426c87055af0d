/*
 * Proves that the Dockerfile's image serves and stores as compose.yaml runs it: as nobody on a read-only root, with
 * its messages on a volume and nowhere else. buildah builds it here; Docker itself is not needed.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "#server/served-environment.ts";
import { findProgram } from "#tools/browsers.ts";
import { buildImage, nobody, runImage } from "./support/image.ts";
import { sendRandom } from "./support/visitors.ts";

const canBuild = process.getuid?.() === 0 && findProgram("buildah") && findProgram("debootstrap");
if (!canBuild) {
  if (process.env["CI"] === "true")
    throw new Error("buildah and debootstrap are needed, and root.");
  console.log("The image is not tested: buildah, debootstrap or root is missing.");
}
const testImage = canBuild ? test : test.skip;

const compose = parse(readFileSync(join(projectRoot, "compose.yaml"), "utf8"));
const { site, proxy } = compose.services;
/** As Compose replaces the variables of the file, with nothing but DOMAIN set. */
const env: Record<string, string> = Object.fromEntries(
  Object.entries<string>(site.environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, it) => (it === "DOMAIN" ? "www.site.invalid" : "")),
  ]),
);

// Not /tmp, which may be in memory: the server refuses that for its messages.
const dir = mkdtempSync("/var/tmp/gates-image-");
afterAll(() => rmSync(dir, { recursive: true, force: true }));
let image: Awaited<ReturnType<typeof buildImage>>;
if (canBuild) beforeAll(async () => void (image = await buildImage(dir)), 1_200_000);

let count = 0;
function folder(): string {
  count += 1;
  const made = join(dir, `folder-${count}`);
  mkdirSync(made, { mode: 0o700 });
  return made;
}

testImage("has only what the server needs, and no volume that nobody named", () => {
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
  const { ended, output } = await runImage(image, folder(), { env });
  expect(await ended).toBe(1);
  expect(output()).toMatch(
    /^DATA_DIR \/data is in the container's own layer \(overlay\), [^\n]*\.\n$/,
  );
});

testImage(
  "serves pages and keeps messages on its volume, as nobody on a read-only root",
  async () => {
    const volume = folder();
    const first = await runImage(image, folder(), { volume, env });
    await first.ready();
    const page = await first.get("/");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1")]);
    expect((await sendRandom(first.port, "Amina")).answer?.status).toBe(200);
    const status = readFileSync(`/proc/${first.pid}/status`, "utf8");
    expect(status).toMatch(new RegExp(`^Uid:\\t${nobody}\\t${nobody}\\t${nobody}`, "m"));
    expect(status).toMatch(/^CapEff:\t0+$/m);
    const write = await first.exec("touch", "/app/server/x");
    expect([write.status, write.out]).toEqual([
      1,
      expect.stringContaining("Read-only file system"),
    ]);
    expect(await first.exec(...image.healthcheck)).toMatchObject({ status: 0 });
    const { out } = await first.exec("node", "server/doctor/main.ts");
    expect(out).toMatch(/^good +Data folder .*\ngood +Disk .*/m);

    const stopped = performance.now();
    first.stop();
    expect(await first.ended).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(parseFloat(site.stop_grace_period) * 1000);

    const second = await runImage(image, folder(), { volume, env });
    await second.ready();
    expect((await second.exec("node", "server/cli/main.ts")).out).toContain("Amina");
    second.stop();
    expect(await second.ended).toBe(0);
  },
);

test("compose.yaml mounts named volumes where the image and Caddy keep what must last", () => {
  const names = Object.keys(compose.volumes);
  expect(site.volumes).toEqual([`${names[0]}:/data`, "builds:/builds:ro"]);
  expect(proxy.volumes).toContain(`${names[1]}:/data`);
  expect(readFileSync(join(projectRoot, "Dockerfile"), "utf8")).toContain("DATA_DIR=/data");
  expect(site).toMatchObject({ read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"] });
  // The Caddyfile's own variables.
  const caddyfile = readFileSync(join(projectRoot, "hosting/Caddyfile"), "utf8");
  const used = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(proxy.environment)).toEqual(used);
  // The editor writes what the site only reads.
  const { editor } = compose.services;
  expect(editor.volumes).toEqual([
    "entries:/app/brand/content",
    "versions:/versions",
    "builds:/builds",
  ]);
  expect(names).toEqual(expect.arrayContaining(["entries", "versions", "builds"]));
  expect([editor.ports, editor.profiles]).toEqual([undefined, ["editor"]]);
});
