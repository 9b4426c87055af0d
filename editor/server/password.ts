import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** Signs in with one password. In memory: whoever restarts the editor signs in again. */
export type SignIn = {
  /** @returns the cookie to set; undefined for a wrong password; "wait" after too many of them */
  attempt: (password: string) => string | "wait" | undefined;
  isSignedIn: (cookie: string | undefined) => boolean;
};

const cookieName = "edit_session";
const attempts = 5;
const pauseMs = 60_000;

/** @param now milliseconds */
export function createSignIn(password: string, now: () => number = Date.now): SignIn {
  const salt = randomBytes(16);
  const hash = (text: string) => scryptSync(text, salt, 32);
  const expected = hash(password);
  const session = randomBytes(32).toString("base64url");
  let failures: number[] = [];
  return {
    attempt(given) {
      failures = failures.filter((at) => at > now() - pauseMs);
      if (failures.length >= attempts) return "wait";
      if (timingSafeEqual(hash(given), expected))
        return `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`;
      failures.push(now());
      return undefined;
    },
    isSignedIn(cookies = "") {
      const value = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookies)?.[1] ?? "";
      const [given, own] = [Buffer.from(value), Buffer.from(session)];
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
