/*
 * npm run dev: Astro's server with hot reload on PORT (3000), and the site's own server, restarted when
 * its files change, on the port after it; what the pages send to /api goes there (astro.config.ts).
 * npm run edit: the same, with the editor at /edit.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { prepareBrand } from "./brand/prepare.ts";

const root = join(import.meta.dirname, "..");
const port = Number(process.env["PORT"] ?? 3000);
const apiPort = port + 1;
const edits = process.argv[2] === "edit";

await prepareBrand();
// Astro's server takes up what is written; a mistake is said, and the next change tried.
const brand = join(root, "src/content/brand");
watch(brand, { recursive: true }, () => void prepareBrand().catch(console.error));

const astro = "node_modules/astro/bin/astro.mjs";
run([astro, "dev", "--force", "--mode", "served", "--port", `${port}`], {
  API_URL: `http://127.0.0.1:${apiPort}`,
  ASTRO_TELEMETRY_DISABLED: "1",
  ...(edits && { EDIT: "1" }),
});
run(["--watch", "--watch-preserve-output", "server/main.ts"], {
  PORT: `${apiPort}`,
  HOST: "127.0.0.1",
  API_ONLY: "1",
});
if (edits) console.log(`\nEdit words and pictures at http://localhost:${port}/edit\n`);

// In a terminal Ctrl-C reaches all three; a signal to this process alone has to be passed on.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));

/** When one of them ends, so do all. */
function run(words: string[], env: Record<string, string>) {
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" } as const;
  const child = spawn(process.execPath, words, options);
  child.on("exit", (code) => process.exit(code ?? 1));
  process.on("exit", () => child.kill());
}
