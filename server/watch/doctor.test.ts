import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { httpPeer } from "#server/testing/http-peer.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";

/** Runs `npm run doctor`. */
const doctor = (env: Record<string, string>, args: string[] = [], user: object = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const main = join(import.meta.dirname, "doctor.ts");
    const own = {
      PATH: process.env["PATH"],
      DATA_DIR: tempDir(),
      MIN_FREE_MB: "0",
      PORT: "9",
      SITE_DIR: folderOf({ "index.html": "home" }),
    };
    const child = execFile(
      process.execPath,
      [main, ...args],
      { env: { ...own, ...env }, ...user },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });

test("prints a line each and exits with 0 when nothing is wrong", async () => {
  const { code, out, err } = await doctor({});
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(
    /^good {3}Settings {5}From the environment.*: .*DATA_DIR, MIN_FREE_MB.*\n(?:(?:good|note) {3}.*\n)+$/,
  );
  expect(out).toMatch(/^note {3}Mail .*SMTP_URL is not set/m);
});

test.for<[name: string, value: string, said: RegExp]>([
  ["SITE_DIR", "/none", /^TO DO {2}Build {8}There is no built site in \/none/m],
  [
    "RETENTION_MESSAGES",
    "7",
    /^TO DO {2}Build {8}The pages in .* say that messages are kept for 365/m,
  ],
  ["DATA_DIR", import.meta.filename, /^TO DO {2}Data folder .*is no folder on a disk/m],
])("exits with 1 where the server would not start: %s=%s", async ([name, value, said]) => {
  const days = JSON.stringify({ days: { message: 365, application: 180 } });
  const SITE_DIR = folderOf({ "index.html": "home", "site-facts.json": days });
  const { code, out } = await doctor({ SITE_DIR, [name]: value });
  expect(out).toMatch(said);
  expect(code).toBe(1);
});

test("the server itself is asked, where a copy failed that root could make", async () => {
  const backup = tempDir();
  const readyz = { ready: true, store: "ok", backup: "EROFS" };
  const server = await httpPeer((response) => response.end(JSON.stringify(readyz)));
  const { out } = await doctor({ PORT: String(server.port), BACKUP_DIR: backup });
  expect(out).toContain(
    `Into ${backup}, the last copy: EROFS. The server's unit lacks ReadWritePaths= `,
  );
});

const nobody = { uid: 65_534, gid: 65_534 };
/** By root, of a project that is not in root's home, which nobody else enters. */
const canStart = spawnSync(process.execPath, ["--version"], nobody).status === 0;

test.runIf(canStart)("as another user than the server's it says so, and goes on", async () => {
  const folders = { DATA_DIR: tempDir() };
  const { code, out, err } = await doctor(folders, [], nobody);
  expect([code, err]).toEqual([1, ""]);
  for (const about of ["Data folder", "Disk space"])
    expect(out).toMatch(new RegExp(`^TO DO  ${about} .*the server's user`, "m"));
  expect(out).toMatch(/^note {3}Mail /m);
});

test("exits with 1 when settings cannot work, and says which", async () => {
  const { code, out, err } = await doctor({ MAIL_TO: "office@example.com" });
  expect([code, err]).toEqual([1, ""]);
  expect(out).toMatch(/^TO DO {2}Settings {5}SMTP_URL is missing.*\n$/);
});

test("--send mails a test, and nothing else does", async () => {
  const peer = await smtpPeer();
  const env = { SMTP_URL: peer.url, MAIL_TO: "office@office.invalid" };
  const { out } = await doctor(env);
  expect(out).toMatch(/^good {3}Mail server /m);
  expect(peer.deliveries).toHaveLength(0);
  expect((await doctor(env, ["--send"])).out).toMatch(/^good {3}Test mail /m);
  expect(peer.deliveries).toHaveLength(1);
});
