/*
 * Proves that the container image contains only what the server needs, and that the server runs as
 * `nobody` on a read-only root, by executing the Dockerfile's last stage in a folder. Where a container
 * engine is available, the image itself is built and tried.
 */
import { execFile, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { join, matchesGlob, relative } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/settings.ts";
import { eventually } from "../../server/testing/eventually.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { freePort } from "../support/free-port.ts";
import { startServer } from "./support/server-process.ts";
import { sendRandom } from "./support/visitors.ts";

const run = promisify(execFile);
const nobody = 65_534;
const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const lastStage =
  read("Dockerfile")
    .split(/^FROM /m)
    .at(-1) ?? "";
const ignored = read(".dockerignore").split("\n").filter(Boolean);
const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`));

/** Executes the last stage's COPY and `npm ci` in a folder. */
async function buildImageIn(dir: string): Promise<void> {
  for (const [, args = ""] of lastStage.matchAll(/^COPY (?!--from)(.+)$/gm)) {
    const sources = args.split(" ").slice(0, -1);
    for (const source of sources)
      cpSync(join(projectRoot, source), join(dir, source), {
        recursive: true,
        filter: (from) => !isIgnored(relative(projectRoot, from)),
      });
  }
  const [, install = ""] = /^RUN (npm ci [^&]+)/m.exec(lastStage) ?? [];
  const [npm = "", ...args] = install.trim().split(" ");
  await run(npm, args, { cwd: dir });
}

test("the image contains only the server, which runs as nobody on a read-only root", async () => {
  const dir = tempDir();
  chmodSync(dir, 0o755);
  await buildImageIn(dir);
  const unwanted = [
    "{server,contract}/**/*.test.ts",
    "server/**/testing{,.ts}",
    "node_modules/{node,react,react-dom,astro,vite,typescript}",
  ];
  expect(globSync(unwanted, { cwd: dir })).toEqual([]);
  const pages = join(dir, "dist/served");
  mkdirSync(pages, { recursive: true });
  cpSync(join(projectRoot, "src/styles/reading.css"), join(pages, "index.html"));
  cpSync(process.execPath, join(dir, "node"));
  const data = tempDir();
  chownSync(data, nobody, nobody);

  const asNobody = `mount --bind ${dir} ${dir} && mount -o remount,bind,ro ${dir} && cd ${dir} &&
      exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups ./node server/main.ts`;
  const { port, get, end } = await startServer(
    { DATA_DIR: data, SITE_DIR: pages, NODE_COMPILE_CACHE: "" },
    ["unshare", "--mount", "sh", "-c", asNobody],
  );
  expect((await get("/")).status).toBe(200);
  expect((await sendRandom(port, "Amina")).answer?.status).toBe(200);
  await end("SIGTERM");
});

const engine = ["docker", "podman"].find((name) => spawnSync(name, ["info"]).status === 0);

test.runIf(engine)(
  `the image builds and responds (${engine ?? "no container engine here"})`,
  async () => {
    const tool = engine ?? "";
    await run(tool, ["build", "-t", "thirteen-gates-test", projectRoot]);
    const port = await freePort();
    const limits = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
    const args = ["run", "-d", "--rm", ...limits, "-p", `127.0.0.1:${port}:3000`];
    const { stdout: id } = await run(tool, [...args, "-v", "/data", "thirteen-gates-test"]);
    try {
      await eventually(async () =>
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
      );
      expect((await sendRandom(port, "Amina")).answer?.status).toBe(200);
    } finally {
      await run(tool, ["stop", id.trim()]);
    }
  },
);
