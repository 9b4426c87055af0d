import { randomBytes } from "node:crypto";
import { hashOf, isPassword, type People } from "./people.ts";

/*
 * Who edits: named people with a password each, or whoever knows the one password and says a name. Sessions are in
 * memory: whoever restarts the editor signs in again.
 */

export type SignIn = {
  /** Whether anybody may say any name. */
  hasOnePassword: boolean;
  /** @returns the session's key; undefined for a wrong name or password; "wait" after too many of them */
  attempt: (name: string, password: string) => Promise<{ session: string } | "wait" | undefined>;
  /** The name of who has signed in. @param cookies of a request */
  nameOf: (cookies: string | undefined) => string | undefined;
  /** Ends a session, wherever its cookie is. */
  signOut: (cookies: string | undefined) => void;
};

const cookieName = "edit_session";
const hourMs = 3_600_000;
const sessionMs = 12 * hourMs;
const pauseMs = 60_000;
/** In `pauseMs`: for one name, and of all together, so that guessing one password with many names does not help. */
const most = { own: 5, all: 60 };

type Session = { name: string; hash: string; until: number };

/**
 * @param people the hash of a person's password, now; undefined for somebody who may not edit
 * @param now milliseconds
 */
export function createSignIn(people: People, now: () => number = Date.now): SignIn {
  const sessions = new Map<string, Session>();
  let failures: { name: string; at: number }[] = [];
  const nobody = hashOf(randomBytes(16).toString("hex"));
  const keyOf = (cookies = "") =>
    new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? "";

  return {
    hasOnePassword: people.isOne,
    async attempt(given, password) {
      const name = cleanName(given);
      const own = people.isOne ? "" : name;
      failures = failures.filter(({ at }) => at > now() - pauseMs);
      const ofOwn = failures.filter((it) => it.name === own);
      if (ofOwn.length >= most.own || failures.length >= most.all) return "wait";
      // Counted before it is known, so that many attempts at once do not help.
      const failure = { name: own, at: now() };
      failures.push(failure);
      const hash = people.hashFor(name);
      // Somebody who is not there takes as long as somebody who is.
      const isRight = await isPassword(password, hash ?? (await nobody));
      if (!isRight || hash === undefined || name === "") return undefined;
      failures = failures.filter((it) => it !== failure);
      for (const [key, { until }] of sessions) if (until <= now()) sessions.delete(key);
      const session = randomBytes(32).toString("base64url");
      sessions.set(session, { name, hash, until: now() + sessionMs });
      return { session };
    },
    nameOf(cookies) {
      const session = sessions.get(keyOf(cookies));
      if (!session || session.until <= now()) return undefined;
      // Another password, or nobody any more: all sessions of that person end.
      return people.hashFor(session.name) === session.hash ? session.name : undefined;
    },
    signOut: (cookies) => void sessions.delete(keyOf(cookies)),
  };
}

/** @param session undefined deletes the cookie. @param isSecure whether the browser uses HTTPS */
export const sessionCookie = (session: string | undefined, isSecure: boolean): string =>
  [
    `${cookieName}=${session ?? ""}`,
    "Path=/; HttpOnly; SameSite=Strict",
    `Max-Age=${session === undefined ? 0 : sessionMs / 1000}`,
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");

/** One line, as it is kept with changes. */
export const cleanName = (text: string) =>
  text
    .replaceAll(/[\p{Cc}<>]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 60);
