import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** A file system of its own, in memory, that only programs started through `enter` can see. */
export type SmallDisk = {
  dir: string;
  /** The words before a command that make it run there. */
  enter: readonly string[];
  /** Runs a shell's command there. @returns what it says */
  sh(command: string): Promise<string>;
};

/** @throws when this machine allows no mount namespace */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const dir = "/mnt";
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 small ${dir} && echo ready && exec sleep 3600`;
  const holder = spawn("unshare", ["--mount", "--map-root-user", "sh", "-c", mount]);
  onTestFinished(() => void holder.kill("SIGKILL"));
  let said = "";
  for (const stream of [holder.stdout, holder.stderr])
    stream.on("data", (more: Buffer) => (said += more.toString()));
  await Promise.race([once(holder.stdout, "data"), once(holder, "close")]);
  if (!said.includes("ready")) throw new Error(`No file system of its own here: ${said}`);
  const target = ["--target", String(holder.pid), "--mount", "--user", "--preserve-credentials"];
  const enter = ["nsenter", ...target, "--"];
  return {
    dir,
    enter,
    sh: (command) =>
      new Promise((resolve, reject) => {
        const [program = "", ...words] = [...enter, "sh", "-ec", command];
        execFile(program, words, (error, stdout) => (error ? reject(error) : resolve(stdout)));
      }),
  };
}
