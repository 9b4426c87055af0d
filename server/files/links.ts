import { randomBytes } from "node:crypto";
import type { Inbox } from "#server/inbox/inbox.ts";

/** Where the owner gets a file that could not be mailed. */
export const filesPath = "/files/";

/** A link ends after this time. */
export const linkDays = 30;

const dayMs = 86_400_000;
export const endOfLink = (now: Date): Date => new Date(now.getTime() + linkDays * dayMs);

/** Notes a link to the file of a submission that is about to be mailed without it. 144 bits; nobody guesses one. */
export async function linkTo(
  number: number,
  { withStore }: Pick<Inbox, "withStore">,
  now: Date,
): Promise<{ path: string; until: Date }> {
  const until = endOfLink(now);
  const value = randomBytes(18).toString("base64url");
  const link = await withStore((store) => store.linkFile(number, value, now, until));
  return { path: filesPath + link, until };
}
