import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "../environment.ts";
import { aMessage } from "../testing/entries.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { silentPeer } from "../testing/smtp.ts";
import { openedStore } from "../testing/store.ts";

allowSlowMachines();

test("SIGTERM while the mail server hangs: ends with 0 in time, and the mail is free at once", async () => {
  const { url } = await silentPeer();
  const { dir, store } = openedStore();
  store.add(aMessage());
  const env = {
    DATA_DIR: dir,
    SITE_DIR: dir,
    API_ONLY: "1",
    SMTP_URL: url,
    MAIL_TO: "a@b.example",
  };
  const child = spawn(process.execPath, [join(projectRoot, "server/main.ts")], {
    env: { PATH: process.env["PATH"], PORT: "0", ...env },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  // The server has taken it up, so nobody else gets it.
  await eventually(() => expect(store.get(1)?.mailAttempts).toBe(1));
  expect(store.claim("next", new Date(), new Date())).toBeUndefined();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(store.get(1)).toMatchObject({ mail: "waiting" });
  const now = new Date();
  expect(store.claim("next", now, now)).toMatchObject({ number: 1, attempts: 2 });
});
