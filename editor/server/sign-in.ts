import { randomBytes } from "node:crypto";
// The package as a whole would load its limiters for twenty databases, too.
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import { hashOf, isPassword, type People } from "./people.ts";

/*
 * Who edits: named people with a password each, or whoever knows the one password and says a name. Sessions are in
 * memory: whoever restarts the editor signs in again.
 */

export type SignIn = {
  /** Whether anybody may say any name. */
  hasOnePassword: boolean;
  /**
   * @param client the address of who asks
   * @returns the key for a cookie, or in a sentence why there is none
   */
  attempt: (
    name: string,
    password: string,
    client: string,
  ) => Promise<{ session: string } | Refused>;
  /** The name of who has signed in. @param cookies of a request */
  nameOf: (cookies: string | undefined) => string | undefined;
  /** Why somebody who had signed in has to sign in again. @param cookies of a request */
  endedBy: (cookies: string | undefined) => keyof typeof ended;
  /** Ends a session, wherever its cookie is. */
  signOut: (cookies: string | undefined) => void;
};

type Refused = { problem: string; status: 401 | 429 | 503 };
export const noName = "A name needs a letter or a digit.";
export const refusals = {
  noName: { problem: noName, status: 401 },
  wrong: {
    problem: "Name or password are not right. Somebody may have given you another password.",
    status: 401,
  },
  tooMany: { problem: "Too many attempts: wait a minute, then try again.", status: 429 },
  // Not why: strangers read it, too.
  unreadable: {
    problem:
      "Nobody can sign in now: the file of the people who may edit cannot be read. Whoever runs the site finds the reason in the editor’s log.",
    status: 503,
  },
} as const satisfies Record<string, Refused>;

/** Only whoever has the cookie of a session reads the first two. Signing out takes it away, and so do 12 hours. */
export const ended = {
  "another password": "Your password was changed: sign in with the new one.",
  "taken out":
    "Your name is no longer among those who may edit. Whoever runs the site can add it again.",
  "no session": "The editor was started again.",
  "no cookie": "You signed out in another window, or it is 12 hours since you signed in.",
} as const;

const cookieName = "edit_session";
const hourMs = 3_600_000;
const sessionMs = 12 * hourMs;
/** Wrong ones of a client, in seconds. */
const guesses = { points: 5, duration: 60 };

type Session = { name: string; hash: string; until: number };

/**
 * @param people the hash of a person's password, now; undefined for somebody who may not edit
 * @param now milliseconds
 */
export function createSignIn(people: People, now: () => number = Date.now): SignIn {
  const sessions = new Map<string, Session>();
  const limiter = new RateLimiterMemory(guesses);
  const nobody = hashOf(randomBytes(16).toString("hex"));
  const keyOf = (cookies = "") =>
    new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? "";
  /** One password after the other: each takes 32 MB for a tenth of a second. */
  let turn = Promise.resolve(false);
  const isRight = (password: string, hash: string | undefined) => {
    // Somebody who is not there takes as long as somebody who is.
    const own = async () =>
      (await isPassword(password, hash ?? (await nobody))) && hash !== undefined;
    return (turn = turn.then(own, own));
  };

  return {
    hasOnePassword: people.isOne,
    async attempt(given, password, client) {
      if (!people.canBeRead()) return refusals.unreadable;
      const name = people.spelled(cleanName(given));
      if (name === "" && people.isOne) return refusals.noName;
      const isFree = await limiter.consume(client).then(
        () => true,
        () => false,
      );
      if (!isFree) return refusals.tooMany;
      const hash = name === "" ? undefined : people.hashFor(name);
      if (!(await isRight(password, hash)) || hash === undefined) return refusals.wrong;
      await limiter.reward(client);
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
    endedBy(cookies) {
      const key = keyOf(cookies);
      if (key === "") return "no cookie";
      const session = sessions.get(key);
      if (!session || session.until <= now() || !people.canBeRead()) return "no session";
      return people.hashFor(session.name) === undefined ? "taken out" : "another password";
    },
    signOut: (cookies) => void sessions.delete(keyOf(cookies)),
  };
}

/** @param session undefined deletes the cookie. @param isSecure whether the browser uses HTTPS */
export const sessionCookie = (session: string | undefined, isSecure: boolean): string =>
  [
    `${cookieName}=${session ?? ""}`,
    // Sent with a link in a mail, too: no address that is only opened changes anything.
    "Path=/; HttpOnly; SameSite=Lax",
    `Max-Age=${session === undefined ? 0 : sessionMs / 1000}`,
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");

/** One line, as it is kept with changes. @returns nothing for what git, too, takes for no name */
export function cleanName(text: string): string {
  const name = text
    .replaceAll(/[\p{Cc}<>]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 60);
  return /[\p{L}\p{N}]/u.test(name) ? name : "";
}
