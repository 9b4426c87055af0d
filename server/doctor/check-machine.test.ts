import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fakeClamd } from "#server/testing/clamd.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { checkBackups } from "./check-backups.ts";
import { checkFolder } from "./check-folder.ts";
import { checkDisk, checkSpace } from "./check-disk.ts";
import { checkScanner } from "./check-scanner.ts";
import { checkSettingsFiles, checkValues } from "./check-settings-files.ts";
import { checkWebhook } from "./check-webhook.ts";
import { checkTime, timeIn } from "./check-time.ts";

test("a data folder that others can open is found", () => {
  const dir = tempDir();
  chmodSync(dir, 0o700);
  expect(checkFolder(dir)).toMatchObject({ state: "good" });
  chmodSync(dir, 0o710);
  expect(checkFolder(dir)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining(`chmod 700 ${dir}`),
  });
  expect(checkFolder(join(dir, "none"))).toMatchObject({ state: "note" });
  const file = join(folderOf({ file: "" }), "file");
  for (const never of [file, join(file, "data")])
    expect(checkFolder(never)).toMatchObject({ state: "wrong" });
});

test("a disk that does not last is found, except in a trial", () => {
  const state = (what: string | undefined, isTrial = false) =>
    checkDisk({ dataDir: "/data", isTrial }, what === undefined ? what : { kind: "fleeting", what })
      .state;
  expect([state(undefined), state("in memory")]).toEqual(["good", "wrong"]);
  expect([state(undefined, true), state("in memory", true)]).toEqual(["note", "note"]);
});

test("a disk with too little free space is found, and one that the store could fill", () => {
  const capacity = { minFreeBytes: 200 * 1024 ** 2, maxStoreBytes: 2000 * 1024 ** 2 };
  const state = (free: number) => checkSpace({ dataDir: tempDir(), capacity }, free).state;
  expect([199, 2199, 2200].map((megabytes) => state(megabytes * 1024 ** 2))).toEqual([
    "wrong",
    "note",
    "good",
  ]);
});

test("a clock that is more than five minutes off is found", () => {
  const here = new Date("2026-03-01T09:00:00Z");
  const check = (minutes: number) =>
    checkTime([{ from: "there", here, there: new Date(+here + minutes * 60_000) }]);
  expect(check(5)).toMatchObject({ state: "good" });
  expect(check(6)).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(/^6 minutes behind there/),
  });
  expect(check(-90)).toMatchObject({ text: expect.stringMatching(/^90 minutes ahead of there/) });
  expect(checkTime([])).toMatchObject({ state: "note" });
});

test("the time in a mail server's greeting is read", () => {
  const at = new Date("2026-03-01T09:00:00Z");
  expect(timeIn("220 mx ESMTP Sendmail 8.18; Sun, 1 Mar 2026 14:00:00 +0500")).toEqual(at);
  expect(timeIn("220 mx ESMTP Postfix")).toBeUndefined();
});

/** What the doctor says at noon about a folder with copies. */
const noon = new Date("2026-03-20T12:00:00Z");
const backupsIn = (backupDir?: string, dataDir = tempDir()) =>
  checkBackups({ place: { dataDir }, backupDir }, noon);
const holding = (...names: string[]) =>
  backupsIn(folderOf(Object.fromEntries(names.map((name) => [name, ""]))));
const lastNight = "messages-2026-03-20T0300Z.sqlite";

test("backups: a missing folder, none, an old one, and a new one beside the messages", async () => {
  expect(await backupsIn()).toMatchObject({ state: "note" });
  expect(await backupsIn("/nowhere")).toMatchObject({ state: "wrong" });
  expect(await backupsIn(tempDir())).toMatchObject({ state: "wrong" });
  const old = { state: "wrong", text: "The newest copy is 33 hours old: see the server's log." };
  const before = "messages-2026-03-19T0300Z.sqlite";
  expect(await holding(before)).toMatchObject(old);
  // Dated by a wrong clock.
  expect(await holding(before, "messages-2031-01-01T0300Z.sqlite")).toMatchObject(old);
  expect(await holding(lastNight)).toMatchObject({
    state: "note",
    text: expect.stringContaining("is on the disk of DATA_DIR"),
  });
  // /proc is another disk.
  expect(await backupsIn(folderOf({ [lastNight]: "" }), "/proc")).toMatchObject({
    state: "good",
    text: "The newest copy is 9 hours old.",
  });
});

test("clamd is told with its base and how old that is", async () => {
  const scanner = async (version: string) => {
    const { address } = await fakeClamd({ version });
    const [host = "", port] = address.split(":");
    return checkScanner({ host, port: Number(port) }, noon);
  };
  expect(await scanner("ClamAV 1.0.9/27823/Thu Mar 19 09:42:51 2026")).toEqual({
    about: "Scanner",
    state: "good",
    text: "clamd answers (ClamAV 1.0.9); its base 27823 is 1 days old.",
  });
  expect(await scanner("ClamAV 1.0.9/27700/Sun Mar  1 09:42:51 2026")).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(/is 19 days old: see why freshclam/),
  });
  expect(await scanner("ClamAV 1.0.9")).toMatchObject({ state: "wrong" });
  expect(await scanner("who are you?")).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("it says who are you?"),
  });
});

test("values that systemd, Docker and Node do not read alike are found", () => {
  const good =
    "A='a#b\\c\"d$e'\nB=smtp://mail.example:587?a=1\n# C=a#b\nD=Office <a@b.example>\nexport E=1\n";
  const bad = "F=a#b\nG=a\\b\nH=\"a\"\nI=a$b\nJ='a'b'\nK=`a`\nL=it's\n";
  const dir = folderOf({ good, bad });
  expect(checkSettingsFiles([join(dir, "good"), join(dir, "missing")])).toEqual([]);
  expect(checkSettingsFiles([join(dir, "bad")])).toMatchObject([
    {
      state: "wrong",
      text: expect.stringMatching(/^bad: .* read F, G, H, I, J, K, L differently/),
    },
  ]);
});

test("a value that was probably cut is told without it", () => {
  const cut = ["'ab", 'ab"', "ab\\"];
  const whole = ['"Office, Berlin" <a@example.com>', "a'b", "'ab'", "", undefined];
  const findings = (values: readonly (string | undefined)[]) =>
    values.flatMap((value) => checkValues({ NAME: value }, ["NAME"]));
  expect(findings(cut).map(({ text }) => text)).toEqual(
    Array(3).fill(expect.stringMatching(/^NAME begins or ends with a quote or a backslash/)),
  );
  expect(findings(whole)).toEqual([]);
});

test("the webhook gets a test only when asked, and its answer is told", async () => {
  expect(await checkWebhook(undefined, true)).toMatchObject({ state: "note" });
  let status = 200;
  const { url, received } = await httpPeer((response) => response.writeHead(status).end("no_team"));
  expect(await checkWebhook(url, false)).toMatchObject({ state: "note" });
  expect(received).toEqual([]);
  expect(await checkWebhook(url, true)).toMatchObject({ state: "good" });
  status = 404;
  const refused = { state: "wrong", text: expect.stringMatching(/answered 404: no_team$/) };
  expect(await checkWebhook(url, true)).toMatchObject(refused);
  expect(received).toHaveLength(2);
});
