import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { askClamd, type ClamdAddress } from "#server/resume/clamd.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { tempDir } from "#server/testing/temp.ts";
import { requireProgram } from "#tools/browsers.ts";

/** The file that every scanner finds (https://www.eicar.org). In two parts, so that none finds this one. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${"STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"}`;
/** What the test's own signature finds. */
export const own = "a-text-that-no-resume-has";

const hex = (text: string) => Buffer.from(text).toString("hex");

/** Runs Debian's clamd with two signatures, on a socket. */
export async function startClamd() {
  const dir = tempDir();
  chmodSync(dir, 0o755);
  const signatures = join(dir, "signatures");
  mkdirSync(signatures);
  // Name, any type of file, anywhere in it, bytes.
  const lines = [`Eicar-Test:0:*:${hex(eicar)}`, `Own.Test:0:*:${hex(own)}`];
  writeFileSync(join(signatures, "test.ndb"), `${lines.join("\n")}\n`);
  const path = join(dir, "clamd.sock");
  const settings = {
    DatabaseDirectory: signatures,
    LocalSocket: path,
    Foreground: "yes",
    TemporaryDirectory: dir,
    User: execFileSync("id", ["-un"], { encoding: "utf8" }).trim(),
  };
  const file = join(dir, "clamd.conf");
  writeFileSync(
    file,
    Object.entries(settings)
      .map((pair) => `${pair.join(" ")}\n`)
      .join(""),
  );
  const run = () => spawn(requireProgram("clamd"), ["-c", file], { stdio: "ignore" });
  let child = run();
  onTestFinished(() => void child.kill("SIGKILL"));
  const address: ClamdAddress = { path };
  const ready = () =>
    untilStarted(child, async () => expect(await askClamd(address, "PING")).toBe("PONG"));
  await ready();
  return {
    path,
    async stop() {
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGKILL");
      await ended;
    },
    async start() {
      child = run();
      await ready();
    },
  };
}
