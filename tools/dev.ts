/*
 * npm run dev: Astro's dev server on PORT (3000) and, on the next port, the site's own server, restarted when its
 * files change. Astro's server proxies /api to it (astro.config.ts).
 * npm run edit: the same with the editor at /edit.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { brandFolder } from "../src/content/brand-folder.ts";
import { prepareBrand } from "./brand/prepare.ts";

const root = join(import.meta.dirname, "..");
const port = Number(process.env["PORT"] ?? 3000);
const apiPort = port + 1;
const editing = process.argv[2] === "edit";

await prepareBrand();
// Astro's server reloads the generated files. After an error, the next change tries again.
const brand = join(root, brandFolder, "content/brand");
watch(brand, { recursive: true }, () => void prepareBrand().catch(console.error));

const astro = "node_modules/astro/bin/astro.mjs";
run([astro, "dev", "--force", "--mode", "served", "--port", `${port}`], {
  API_URL: `http://127.0.0.1:${apiPort}`,
  ASTRO_TELEMETRY_DISABLED: "1",
  ...(editing && { EDIT: "1" }),
});
run(["--watch", "--watch-preserve-output", "server/main.ts"], {
  PORT: `${apiPort}`,
  HOST: "127.0.0.1",
  API_ONLY: "1",
});
if (editing) console.log(`\nEdit words and pictures at http://localhost:${port}/edit\n`);

// Ctrl-C in a terminal reaches all three processes; other signals reach only this one, whose exit kills the others.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));

/** Starts a process; when one exits, all exit. */
function run(args: string[], env: Record<string, string>) {
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" } as const;
  const child = spawn(process.execPath, args, options);
  child.on("exit", (code) => process.exit(code ?? 1));
  process.on("exit", () => child.kill());
}
