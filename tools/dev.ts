/*
 * npm run dev: Astro's dev server on PORT (3000) and, on the next port, the site's own server, restarted when its
 * files change. Astro's server proxies /api to it (astro.config.ts).
 * npm run edit: the editor on PORT (editor/server/main.ts), and Astro's server behind it. Entries that Astro cannot read
 * end its server, not the editor.
 */
import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { siteNow } from "#content/now.ts";
import { withUsage } from "#server/with-usage.ts";
import { readSite } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { needBrand } from "./brand/need-brand.ts";
import { prepareBrand } from "./brand/prepare.ts";
import { folderProblem } from "./site/folder-name.ts";

// When the terminal or the program that reads the output is gone, everything works on: npm run edit | head.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** Until Astro's server starts again. */
const restartMs = 2_000;
const root = join(import.meta.dirname, "..");
const editing = process.argv[2] === "edit";
const usage = editing
  ? "Usage: npm run edit, which serves the editor at http://localhost:3000/edit (PORT: another port)."
  : "Usage: npm run dev, which serves the site at http://localhost:3000 as its files are (PORT: another port).";
withUsage(usage, () => siteNow() && parseArgs({ args: process.argv.slice(editing ? 3 : 2) }));
needBrand();
const problem = folderProblem(root);
if (problem) console.error(problem);
const first = Number(process.env["PORT"] ?? 3000);
const port = editing ? first + 1 : first;
const apiPort = port + 1;
/** Without it Astro's server answers nobody (integrations/preview-key.ts). */
const editKey = randomBytes(16).toString("hex");
/**
 * The editor and Astro's server. What one of them says, the other hears: where Astro's server listens, and which form it
 * shows. No other process can say such a thing.
 */
const talking = new Set<ChildProcess>();

// Ctrl-C in a terminal reaches all processes; other signals reach only this one, whose exit kills the others.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    console.error(`Ended by ${signal}${signal === "SIGHUP" ? ": its terminal was closed" : ""}.`);
    process.exit(0);
  });

if (editing) run(["editor/server/main.ts"], { PORT: `${first}`, PREVIEW_KEY: editKey });
await prepare().catch((error: Error) => {
  console.error(error.message);
  if (!editing) process.exit(1);
});
// Astro's server reloads the generated files. After an error, the next change tries again.
let prepared: Promise<unknown> = Promise.resolve();
const prepareAgain = () => {
  // What was read last is written last.
  prepared = prepared.then(prepare).catch(console.error);
};
// The whole folder: a part of it may be away for a while, and then be another one.
watch(join(root, brandFolder), { recursive: true }, (_event, file) => {
  if (/^(?:content(?:[/\\](?:brand|company)\b.*)?|sentences\.yaml)$/.test(file ?? ""))
    prepareAgain();
}).on("error", console.error);

const astro = "node_modules/astro/bin/astro.mjs";
const astroArgs = [astro, "dev", "--force", "--mode", "served", "--port", `${port}`];
const astroEnv = { ASTRO_TELEMETRY_DISABLED: "1" };
if (editing) run(astroArgs, { ...astroEnv, EDIT: editKey }, true);
else {
  run(astroArgs, { ...astroEnv, API_URL: `http://127.0.0.1:${apiPort}` });
  // Of a `.env` without what needs a build.
  const api = { PORT: `${apiPort}`, HOST: "127.0.0.1", API_ONLY: "1", REPLY: "" };
  run(["--watch", "--watch-preserve-output", "server/main.ts"], api);
}

/** The brand's sentences that are wrong are said in English or as they were: nobody would know why. */
async function prepare() {
  for (const line of readSite(brandFolder).sentenceFaults) console.error(`${brandFolder}/${line}`);
  await prepareBrand();
}

/** Starts a process; when one exits, all exit, or it starts again. */
function run(args: string[], env: Record<string, string>, isRestarted = false) {
  const stdio: StdioOptions = editing ? ["inherit", "inherit", "inherit", "ipc"] : "inherit";
  const options = { cwd: root, env: { ...process.env, ...env }, stdio };
  const child = spawn(process.execPath, args, options);
  const kill = () => child.kill();
  process.on("exit", kill);
  talking.add(child);
  const tell = (message: object) => {
    for (const it of talking) if (it !== child && it.connected) it.send(message, () => {}); // it may be ending
  };
  child.on("message", tell);
  child.on("exit", (code, signal) => {
    talking.delete(child);
    tell({});
    const program = args.find((it) => !it.startsWith("-"));
    console.error(`${program} ended ${signal ? `by ${signal}` : `with code ${code}`}.`);
    if (!isRestarted) process.exit(code ?? 1);
    process.off("exit", kill);
    setTimeout(() => run(args, env, isRestarted), restartMs);
  });
}
