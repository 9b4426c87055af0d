import { statfsSync } from "node:fs";

/** Bytes this user may still write in a folder. @throws when the file system does not say */
export function freeBytesIn(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}
