import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Lets one process publish at a time into a folder.
 * @returns a function that ends this; undefined while another process publishes
 */
export async function lock(folder: string): Promise<(() => Promise<void>) | undefined> {
  const file = join(folder, "lock");
  await mkdir(folder, { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, "wx", 0o600);
      await handle.writeFile(await nameOf(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (await isHeld(file)) return undefined;
      // Left by a process that was killed.
      await rm(file, { force: true });
    }
  }
  return undefined;
}

async function isHeld(file: string): Promise<boolean> {
  const holder = await readFile(file, "utf8").catch(() => "");
  const pid = Number.parseInt(holder, 10);
  // Its own number: of a process before this one, in a container where numbers begin anew.
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return holder === (await nameOf(pid));
}

/** A process's number, and where the system tells it, when it began: after a power cut somebody else has the number. */
async function nameOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The program's name, in brackets, may have spaces. `starttime` is the 22nd field, the first after it the third.
  const began = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return `${pid} ${began}`;
}
