import { createHmac, timingSafeEqual } from "node:crypto";

/** Where the owner gets a file that could not be mailed. */
export const filesPath = "/files/";

/** A link ends after this time. */
export const linkDays = 30;

const dayMs = 86_400_000;
// 144 bits; nobody guesses one.
const signatureBytes = 18;

/**
 * A path that only this server can make: submission, last day and signature. It needs no table, and its file
 * is gone with the submission.
 * @param secret of the store
 */
export function filePath(secret: string, number: number, now: Date): { path: string; until: Date } {
  // From the end of today, so that none has less than all of its days.
  const lastDay = Math.ceil(now.getTime() / dayMs) + linkDays;
  const what = `${number}-${lastDay}`;
  const path = `${filesPath}${what}-${sign(secret, what).toString("base64url")}`;
  return { path, until: new Date(lastDay * dayMs) };
}

/** @returns the number of the submission, undefined unless the path is valid and has not ended */
export function linkedSubmission(secret: string, path: string, now: Date): number | undefined {
  const [, number, lastDay, signature = ""] =
    /^\/files\/(\d{1,15})-(\d{1,6})-([\w-]{24})$/.exec(path) ?? [];
  const isOver = Number(lastDay) * dayMs < now.getTime();
  if (number === undefined || isOver) return undefined;
  const expected = sign(secret, `${number}-${lastDay}`);
  return timingSafeEqual(expected, Buffer.from(signature, "base64url"))
    ? Number(number)
    : undefined;
}

const sign = (secret: string, text: string): Buffer =>
  createHmac("sha256", secret).update(`file ${text}`).digest().subarray(0, signatureBytes);
