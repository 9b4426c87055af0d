import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";

export const projectRoot = join(import.meta.dirname, "..", "..", "..");

/** Free ports, so that two checkouts can be tested at once. Playwright's workers find those of the first process. */
process.env["TEST_PORTS"] ??= `${await freePort()} ${await freePort()}`;
const [testPort, companyPort] = process.env["TEST_PORTS"].split(" ").map(Number);

export type Site = ReturnType<typeof site>;

/** A build on a server of its own (playwright.config.ts). */
const site = (name: string, folder: string, port = 0) => ({
  name,
  /** Absolute path of the build. */
  folder: join(projectRoot, folder),
  port,
  url: `http://127.0.0.1:${port}`,
  /** The server's inbox; Playwright empties test-results/ before it starts the server. */
  dataDir: join(projectRoot, "test-results", `data-${name}`),
});

/** The brand made for tests, on which journeys run. */
export const testSite = site("test", "dist/test-served", testPort);
/** The company's; SITE_DIR: another's. */
export const companySite = site("company", process.env["SITE_DIR"] ?? "dist/served", companyPort);
