import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** A private in-memory file system, visible only to programs started through `enter`. */
export type SmallDisk = {
  dir: string;
  /** Command line prefix that runs a command there. */
  enter: readonly string[];
  /** Runs a shell command there. @returns its output */
  sh(command: string): Promise<string>;
};

/** @throws Error when this machine does not allow mount namespaces */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const dir = "/mnt";
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 small ${dir} && echo ready && exec sleep 3600`;
  const holder = spawn("unshare", ["--mount", "--map-root-user", "sh", "-c", mount]);
  onTestFinished(() => void holder.kill("SIGKILL"));
  let output = "";
  for (const stream of [holder.stdout, holder.stderr])
    stream.on("data", (more: Buffer) => (output += more.toString()));
  await Promise.race([once(holder.stdout, "data"), once(holder, "close")]);
  if (!output.includes("ready")) throw new Error(`Mount namespaces are not available: ${output}`);
  const target = ["--target", String(holder.pid), "--mount", "--user", "--preserve-credentials"];
  const enter = ["nsenter", ...target, "--"];
  return {
    dir,
    enter,
    sh: (command) =>
      new Promise((resolve, reject) => {
        const [program = "", ...args] = [...enter, "sh", "-ec", command];
        execFile(program, args, (error, stdout) => (error ? reject(error) : resolve(stdout)));
      }),
  };
}
