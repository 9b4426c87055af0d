import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, independent of the working directory. Ends with a slash. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/**
 * Loads the `.env` files that the build reads, in Vite's order of precedence, so that pages and server
 * have the same settings. Existing variables win.
 * Source: https://vite.dev/guide/env-and-mode.
 */
export function loadServedEnvironment(root: string = projectRoot): void {
  for (const file of settingsFiles(root)) process.loadEnvFile(file);
}

/** Those that are there, the first that has a setting counting. */
export const settingsFiles = (root: string): string[] =>
  [".env.served.local", ".env.served", ".env.local", ".env"]
    .map((name) => join(root, name))
    .filter((file) => existsSync(file));
