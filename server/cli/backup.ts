import { resolve } from "node:path";
import { copyPlace } from "#server/inbox/copy-place.ts";
import { hasStore, type Place } from "#server/inbox/place.ts";
import type { Contents } from "#server/inbox/sqlite/copy.ts";
import { CliError } from "./args.ts";
import { localTime } from "./find.ts";
import { noStore } from "./list.ts";

/**
 * Copies the store into a new file, also while the site is running.
 * @throws CopyError after removing the incomplete copy
 */
export async function backup(place: Place, file: string): Promise<string> {
  if (!(await hasStore(place))) throw new CliError(noStore(place));
  const to = resolve(file);
  return `Backed up to ${to}, ${described(await copyPlace(place, to))}`;
}

/** As the end of a sentence. */
export function described({ messages, applications, newest, bytes }: Contents): string {
  const received = newest === undefined ? "" : `newest ${localTime(newest)}, `;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `messages: ${messages}, applications: ${applications}, ${received}${size}. Checked.`;
}
