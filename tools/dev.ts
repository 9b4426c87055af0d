/*
 * npm run dev: the pages with hot reload on PORT (3000), and the site's server, restarted when
 * its files change, on a port of its own; what the pages send to /api goes there (vite.config.ts).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { generate } from "./assets/generate.ts";
import { makeSprites } from "./assets/icons.ts";

const root = join(import.meta.dirname, "..");
const port = process.env["PORT"] ?? "3000";

await generate();
const apiPort = await freePort();
const pages = run("react-router", ["dev", "--mode", "served", "--port", port, "--strictPort"], {
  API_URL: `http://127.0.0.1:${apiPort}`,
});
const server = run(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  PORT: apiPort,
  HOST: "127.0.0.1",
  API_ONLY: "1",
});
passOn(server);
remakeSpritesOnChange();
console.log(`The site will be at http://localhost:${port}; its server restarts by itself.`);

// In a terminal Ctrl-C reaches all three; a signal to this process alone has to be passed on.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
pages.on("exit", (code) => stop(code ?? 1));
server.on("exit", (code) => stop(code ?? 1));

function stop(code: number) {
  for (const child of [pages, server]) child.kill("SIGTERM");
  process.exit(code);
}

function run(command: string, args: string[], env: Record<string, string>): ChildProcess {
  const isServer = command === process.execPath;
  return spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isServer ? ["ignore", "pipe", "pipe"] : "inherit",
  });
}

/** Shows what the server says, marked as its words; its own address would only mislead here. */
function passOn({ stdout, stderr }: ChildProcess) {
  for (const stream of [stdout, stderr])
    if (stream)
      createInterface({ input: stream }).on("line", (line) => {
        if (!line.startsWith("The site is at")) console.log(`[server] ${line}`);
      });
}

function remakeSpritesOnChange() {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, "app"), { recursive: true }, (_, file) => {
    if (!file || !/\.tsx?$/.test(file)) return;
    clearTimeout(timer);
    // Editors write a file in several steps.
    timer = setTimeout(() => {
      makeSprites().catch((error: unknown) =>
        console.error(error instanceof Error ? error.message : error),
      );
    }, 100);
  });
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return String(address.port);
}
