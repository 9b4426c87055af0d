import { join } from "node:path";
import { build } from "vite";

/**
 * Writes the server as one file of plain JavaScript, `server.js`; what it depends on stays in
 * node_modules. Node can take the types out of the sources by itself, but the compiler it does that
 * with stays in memory: 30 MB, more than the whole server needs.
 * @param root absolute folder of the project
 * @param outDir absolute; the server takes the folder around it for the project's
 */
export async function buildServer(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      ssr: join(root, "server", "main.ts"),
      outDir,
      emptyOutDir: false,
      target: "node24",
      // Names and lines of the log's traces stay readable.
      minify: false,
      rolldownOptions: { output: { entryFileNames: "server.js" } },
    },
  });
}
