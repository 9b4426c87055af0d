import { existsSync, lstatSync, statSync } from "node:fs";
import { CliError } from "./args.ts";

/** Whether root works in a folder of somebody else, who could plant links there for root to follow. */
export const isOthers = (dir: string): boolean =>
  process.getuid?.() === 0 && existsSync(dir) && statSync(dir).uid !== 0;

/** @throws CliError when root would open a link that somebody else put there */
export function assertNoLinks(dir: string, store: string): void {
  const isLink = (path: string) =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const link = [store, `${store}-wal`, `${store}-shm`].find(isLink);
  if (link !== undefined && isOthers(dir)) throw new CliError(`${link} is a link; remove it.`);
}
