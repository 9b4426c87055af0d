import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { createGuesses } from "./guesses.ts";
import { hashOf, isPassword, type People } from "./people.ts";

/*
 * Who edits: named people with a password each, or whoever knows the one password and says a name. Sessions are in
 * memory: whoever restarts the editor signs in again.
 */

export type SignIn = {
  /** Whether anybody may say any name. */
  hasOnePassword: boolean;
  /**
   * @param from who asks: the client's address, and the cookies of its browser
   * @returns keys for two cookies; undefined for a wrong name or password; "wait" after too many of them
   */
  attempt: (name: string, password: string, from: Asking) => Promise<Keys | "wait" | undefined>;
  /** The name of who has signed in. @param cookies of a request */
  nameOf: (cookies: string | undefined) => string | undefined;
  /** Ends a session, wherever its cookie is. */
  signOut: (cookies: string | undefined) => void;
};

type Asking = { address: string; cookies?: string | undefined };
/** Of a session, and of a browser that has signed in: strangers who guess do not keep it out. */
type Keys = { session: string; known: string };

const cookieName = "edit_session";
const knownName = "edit_known";
const hourMs = 3_600_000;
const sessionMs = 12 * hourMs;
const knownSeconds = 180 * 24 * 3600;

type Session = { name: string; hash: string; until: number };

/**
 * @param people the hash of a person's password, now; undefined for somebody who may not edit
 * @param now milliseconds
 */
export function createSignIn(
  people: People,
  now: () => number = Date.now,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): SignIn {
  const sessions = new Map<string, Session>();
  const guesses = createGuesses(now, pause);
  const nobody = hashOf(randomBytes(16).toString("hex"));
  const keyOf = (cookies = "") =>
    new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? "";

  return {
    hasOnePassword: people.isOne,
    async attempt(given, password, { address, cookies = "" }) {
      const name = cleanName(given);
      const hash = people.hashFor(name);
      const id = knownIn(cookies, hash);
      const guesser = { key: id ?? address, isKnown: id !== undefined };
      const result = await guesses.check(guesser, async () => {
        // Somebody who is not there takes as long as somebody who is.
        const isRight = await isPassword(password, hash ?? (await nobody));
        return isRight && hash !== undefined && name !== "";
      });
      if (result === "wait") return "wait";
      if (!result || hash === undefined) return undefined;
      for (const [key, { until }] of sessions) if (until <= now()) sessions.delete(key);
      const session = randomBytes(32).toString("base64url");
      sessions.set(session, { name, hash, until: now() + sessionMs });
      return { session, known: signed(randomBytes(16).toString("hex"), hash) };
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

/** The key of a browser, signed with what changes with the password. */
const signed = (id: string, hash: string) =>
  `${id}.${createHmac("sha256", hash).update(id).digest("hex")}`;

/** @returns the key of a browser that has signed in with this password; undefined without one */
function knownIn(cookies: string, hash: string | undefined): string | undefined {
  const pattern = new RegExp(`(?:^|; )${knownName}=([\\da-f]{32})\\.([\\da-f]{64})(?:;|$)`);
  const [, id, signature = ""] = pattern.exec(cookies) ?? [];
  if (id === undefined || hash === undefined) return undefined;
  const own = Buffer.from(signed(id, hash));
  return timingSafeEqual(own, Buffer.from(`${id}.${signature}`)) ? id : undefined;
}

/** Sent only when somebody signs in. @param isSecure whether the browser uses HTTPS */
export const knownCookie = (known: string, isSecure: boolean): string =>
  [
    `${knownName}=${known}`,
    "Path=/edit/sign-in; HttpOnly; SameSite=Strict",
    `Max-Age=${knownSeconds}`,
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");

/** @param session undefined deletes the cookie. @param isSecure whether the browser uses HTTPS */
export const sessionCookie = (session: string | undefined, isSecure: boolean): string =>
  [
    `${cookieName}=${session ?? ""}`,
    // Sent with a link in a mail, too: no address that is only opened changes anything.
    "Path=/; HttpOnly; SameSite=Lax",
    `Max-Age=${session === undefined ? 0 : sessionMs / 1000}`,
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");

export const noName = "A name needs a letter or a digit.";

/** One line, as it is kept with changes. @returns nothing for what git, too, takes for no name */
export function cleanName(text: string): string {
  const name = text
    .replaceAll(/[\p{Cc}<>]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 60);
  return /[\p{L}\p{N}]/u.test(name) ? name : "";
}
