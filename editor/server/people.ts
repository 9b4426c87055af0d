import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";

/** Those who may edit. */
export type People = {
  /** One password for everybody. */
  isOne: boolean;
  /** @returns undefined for somebody who may not edit */
  hashFor: (name: string) => string | undefined;
};

/** Everybody who knows the password. */
export async function withPassword(password: string): Promise<People> {
  const hash = await hashOf(password);
  return { isOne: true, hashFor: () => hash };
}

/** @param file read each time: whoever is taken out may no longer edit */
export const fromFile = (file: string): People => ({
  isOne: false,
  hashFor(name) {
    const all = readPeople(file);
    return Object.hasOwn(all, name) ? all[name] : undefined;
  },
});

/** Names with the hashes of their passwords. @throws when the file is not readable */
export function readPeople(file: string): Record<string, string> {
  const all: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof all !== "object" || all === null || Array.isArray(all))
    throw new Error(`${file} is no list of people: npm run edit:people makes one.`);
  return all as Record<string, string>;
}

/** 32 MB and a tenth of a second each. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
const length = 32;

/** @returns `scrypt:<salt>:<hash>` */
export async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return ["scrypt", salt.toString("base64url"), hash.toString("base64url")].join(":");
}

/** @param hash as `hashOf` makes it; anything else fits no password */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [type, salt = "", expected = ""] = hash.split(":");
  const own = Buffer.from(expected, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"));
  return type === "scrypt" && own.length === given.length && timingSafeEqual(own, given);
}

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize("NFC"), salt, length, cost, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  );

/** @returns in a sentence why a password is not good enough */
export const weakness = (password: string): string | undefined =>
  password.length < 12
    ? "The password is too easy to guess: it needs 12 characters or more."
    : undefined;
