import { join } from "node:path";

export const projectRoot = join(import.meta.dirname, "..", "..", "..");

/** `TEST_PORT` allows testing two checkouts at the same time. */
export const port = Number(process.env["TEST_PORT"] ?? 3113);
export const baseURL = `http://127.0.0.1:${port}`;

/** The server's inbox; Playwright empties test-results/ before it starts the server. */
export const dataDir = join(projectRoot, "test-results", "data");
