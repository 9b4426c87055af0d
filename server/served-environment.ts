import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { fileURLToPath } from "node:url";
import { SettingsError } from "./setting-error.ts";

/** The project's folder, independent of the working directory. Ends with a slash. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

const authorities = "NODE_EXTRA_CA_CERTS";

/**
 * Loads the `.env` files that the build reads, in Vite's order of precedence, so that pages, server and
 * commands have the same settings. Existing variables win.
 * Source: https://vite.dev/guide/env-and-mode.
 * @throws SettingsError for a file that cannot be read, or whose first setting would be lost
 */
export function loadServedEnvironment(root: string = projectRoot): void {
  // Node reads it when it starts, which is before these files.
  const isKnown = Boolean(process.env[authorities]);
  for (const file of settingsFiles(root))
    read(`The settings file ${file}`, file, (text) => {
      // Node, systemd and Vite take it for a part of the first name.
      if (text.startsWith("\ufeff"))
        throw new SettingsError(
          `The settings file ${file} begins with a byte order mark, which hides its first setting: save it as UTF-8 without one.`,
        );
      process.loadEnvFile(file);
    });
  const own = process.env[authorities];
  if (own && !isKnown)
    read(`${authorities} ${own}`, own, (text) =>
      setDefaultCACertificates([...getCACertificates(), text]),
    );
}

function read(what: string, file: string, load: (text: string) => void): void {
  try {
    load(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    // systemd reads EnvironmentFile= as root and hands its values on to this very process.
    if (process.env["SYSTEMD_EXEC_PID"] === String(process.pid)) return;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      code === "EACCES"
        ? `${what} cannot be read by this user. Run this as its owner, such as root.`
        : `${what} cannot be read: ${message}.`,
    );
  }
}

/** Those that are there, the first that has a setting counting. */
export const settingsFiles = (root: string): string[] =>
  [".env.served.local", ".env.served", ".env.local", ".env"]
    .map((name) => join(root, name))
    .filter((file) => existsSync(file));

/** Where settings come from, as part of a sentence. */
export function settingsSource(root: string = projectRoot): string {
  const files = settingsFiles(root).map((file) => relative(root, file));
  return `${["the environment", ...files].join(", ")} (in ${resolve(root)})`;
}
