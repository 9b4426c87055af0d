import { join } from "node:path";

export const projectRoot = join(import.meta.dirname, "..", "..", "..");

/** `TEST_PORT` allows testing two checkouts at the same time. */
const firstPort = Number(process.env["TEST_PORT"] ?? 3113);

export type Site = ReturnType<typeof site>;

/** A build on a server of its own (playwright.config.ts). */
const site = (name: string, folder: string, port: number) => ({
  name,
  /** Absolute path of the build. */
  folder: join(projectRoot, folder),
  port,
  url: `http://127.0.0.1:${port}`,
  /** The server's inbox; Playwright empties test-results/ before it starts the server. */
  dataDir: join(projectRoot, "test-results", `data-${name}`),
});

/** The brand made for tests, on which journeys run. */
export const testSite = site("test", "dist/test-served", firstPort);
/** The company's. */
export const companySite = site("company", "dist/served", firstPort + 1);
