import { existsSync, statSync } from "node:fs";

/** Whether root works in a folder of somebody else, who could plant links there for root to follow. */
export const isOthers = (dir: string): boolean =>
  process.getuid?.() === 0 && existsSync(dir) && statSync(dir).uid !== 0;

/** Runs `work` with the rights of the folder's owner if root calls it; others have no more anyway. */
export function asOwner<T>(dir: string, work: () => T): T {
  if (!isOthers(dir)) return work();
  const { uid, gid } = statSync(dir);
  process.setgroups?.([gid]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}
