import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project, whatever folder the server was started from. Ends in a slash. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/**
 * Reads the files the build of the pages reads, in Vite's order of precedence, so that page and
 * server cannot disagree on the provider's ids. What the environment already says wins.
 * Source: https://vite.dev/guide/env-and-mode (files of a mode; existing variables come first).
 */
export function loadServedEnvironment(root: string = projectRoot): void {
  for (const name of [".env.served.local", ".env.served", ".env.local", ".env"]) {
    const file = join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
