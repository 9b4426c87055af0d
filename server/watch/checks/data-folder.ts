import { accessSync, constants, statSync } from "node:fs";
import { closestFolder } from "#server/disk/mounts.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Data folder";

/** Who can read the folder with the messages. */
export function checkFolder(dir: string): Finding {
  try {
    const stats = statSync(dir, { throwIfNoEntry: false });
    accessSync(closestFolder(dir), constants.R_OK | constants.W_OK | constants.X_OK);
    if (stats === undefined)
      return note(about, `${dir} does not exist yet; the first start creates it.`);
    // The last six bits are those of the group and of everybody else.
    return (stats.mode & 0o077) === 0
      ? good(about, `Nobody but its owner can read ${dir}.`)
      : wrong(about, `Other users of this machine can open ${dir}. Run: chmod 700 ${dir}`);
  } catch {
    return wrong(
      about,
      `This user may not write in ${dir}. Run this as the server's user; if you did, give it the folder.`,
    );
  }
}
