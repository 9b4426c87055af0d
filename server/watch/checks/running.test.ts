import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { checkRunning } from "./running.ts";

test("another program at the server's address is told", async () => {
  const other = createServer((_, response) => response.end("<p>Hello"));
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo; // only a pipe's address is a string
  const [finding] = await checkRunning({ ...readSettings({}), host: "127.0.0.1", port });
  expect(finding?.text).toMatch(/^Another program answers/);
});
