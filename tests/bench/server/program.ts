import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";

export type Program = {
  port: number;
  /** Resident memory in MB, that of its children included. */
  memory(): number;
  /** The most resident memory it ever had at once, in MB; NaN where the system does not say. */
  peak(): number;
  /** Processor time so far in seconds, likewise; NaN where the system does not say (not Linux). */
  cpu(): number;
  stop(): Promise<void>;
};

const startWithinMs = 20_000;

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a program and waits until its port takes connections.
 * @throws Error when it ends or takes none
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Program> {
  const child = spawn(command, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const begun = performance.now();
  while (!(await listens(port))) {
    const late = performance.now() - begun > startWithinMs;
    if (late || child.exitCode !== null) throw new Error(`${command} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    memory: () => sum(family(child.pid).map(residentMb)),
    peak: () => peakMb(child.pid),
    cpu: () => sum(family(child.pid).map(cpuSeconds)),
    async stop() {
      process.off("exit", kill);
      kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** A process and its children. */
function family(pid: number | undefined): number[] {
  const table = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
  const rows = table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  return rows.flatMap(([id = 0, parent]) => (id === pid || parent === pid ? [id] : []));
}

function residentMb(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/** Without children's: the site's server has none. */
function peakMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** User and system time, in hundredths of a second in fields 14 and 15 (proc(5)). */
function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Behind the program's name, which may hold anything, comes the third field.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
