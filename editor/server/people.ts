import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";

/** Those who may edit. */
export type People = {
  /** One password for everybody. */
  isOne: boolean;
  /** A name as it is kept, whatever the capitals of what was typed. */
  spelled: (name: string) => string;
  /** @returns undefined for somebody who may not edit */
  hashFor: (name: string) => string | undefined;
  /** Otherwise nobody may edit now, and the log says why. */
  canBeRead: () => boolean;
};

/** Everybody who knows the password. */
export async function withPassword(password: string): Promise<People> {
  const hash = await hashOf(password);
  return { isOne: true, spelled: (name) => name, hashFor: () => hash, canBeRead: () => true };
}

const { compare } = new Intl.Collator("en", { sensitivity: "accent" });
const isSameName = (one: string, other: string) => compare(one, other) === 0;

/**
 * @param file read each time: whoever is taken out may no longer edit. While it cannot be read, nobody may
 * @param report is told why, once
 */
export function fromFile(file: string, report: (problem: string) => void): People {
  let told = "";
  const read = () => {
    const all = readPeople(file);
    const problem = typeof all === "string" ? all : "";
    if (problem !== told && problem !== "") report(problem);
    told = problem;
    return typeof all === "string" ? undefined : all;
  };
  read(); // the log says at the start what nobody could sign in with
  return {
    isOne: false,
    spelled(name) {
      const names = [...(read()?.keys() ?? [])];
      return names.includes(name) ? name : (names.find((it) => isSameName(it, name)) ?? name);
    },
    hashFor: (name) => read()?.get(name),
    canBeRead: () => read() !== undefined,
  };
}

const hashes = v.pipe(
  v.unknown(),
  v.check((it) => !Array.isArray(it), "it is a list without names"), // a record for the library
  v.record(v.string(), v.string()),
);

/** Names with the hashes of their passwords. @returns in a sentence why the file cannot be read */
export function readPeople(file: string): Map<string, string> | string {
  try {
    const all: unknown = JSON.parse(readFileSync(file, "utf8"));
    return new Map(Object.entries(v.parse(hashes, all)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The people who may edit cannot be read (npm run edit:people makes the file, as the editor's user): ${file}: ${reason}`;
  }
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
