import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { fromFile, hashOf, withPassword } from "./people.ts";
import { createSignIn, sessionCookie } from "./sign-in.ts";

const minute = 60_000;
const hour = 60 * minute;
const password = "a password of ours";

/** Amina and Bilal, in a file. */
async function signIn() {
  const file = join(tempDir(), "people.json");
  const people: Record<string, string> = {
    Amina: await hashOf(password),
    Bilal: await hashOf("another password"),
  };
  const write = () => writeFileSync(file, JSON.stringify(people));
  write();
  let time = 0;
  const it = createSignIn(fromFile(file), () => time);
  return { ...it, people, write, pass: (ms: number) => (time += ms) };
}
const cookieOf = (session: string) => sessionCookie(session, false).split(";")[0] ?? "";

test("a name and its own password sign in, for twelve hours", async () => {
  const { attempt, nameOf, pass } = await signIn();
  for (const [name, given] of [
    ["Amina", "another password"],
    ["amina", password],
    ["Carla", password],
    ["__proto__", password],
    ["", password],
  ] as const)
    expect(await attempt(name, given), name).toBeUndefined();
  const result = await attempt("Amina", password);
  if (!result || result === "wait") throw new Error("Not signed in");
  const cookie = cookieOf(result.session);
  expect(nameOf(`other=1; ${cookie}`)).toBe("Amina");
  pass(12 * hour - 1);
  expect(nameOf(cookie)).toBe("Amina");
  pass(1);
  expect(nameOf(cookie)).toBeUndefined();
});

test("after signing out, a copy of the cookie is worth nothing, and other sessions go on", async () => {
  const { attempt, nameOf, signOut } = await signIn();
  const [one, two] = [await attempt("Amina", password), await attempt("Amina", password)];
  if (!one || !two || one === "wait" || two === "wait") throw new Error("Not signed in");
  signOut(cookieOf(one.session));
  expect(nameOf(cookieOf(one.session))).toBeUndefined();
  expect(nameOf(cookieOf(two.session))).toBe("Amina");
});

test("who is taken out of the file, or gets another password, is signed out", async () => {
  const { attempt, nameOf, people, write } = await signIn();
  const [one, two] = [await attempt("Amina", password), await attempt("Bilal", "another password")];
  if (!one || !two || one === "wait" || two === "wait") throw new Error("Not signed in");
  delete people["Amina"];
  people["Bilal"] = await hashOf("a third password");
  write();
  expect([one, two].map(({ session }) => nameOf(cookieOf(session)))).toEqual([
    undefined,
    undefined,
  ]);
});

test("guessing one person's password waits, also with many attempts at once, and others sign in", async () => {
  const { attempt, pass } = await signIn();
  const results = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => attempt("Amina", `guess ${number}`)),
  );
  expect(results.filter((it) => it === undefined)).toHaveLength(5);
  expect(await attempt("Amina", password)).toBe("wait");
  expect(await attempt("Bilal", "another password")).toHaveProperty("session");
  pass(minute);
  expect(await attempt("Amina", password)).toHaveProperty("session");
});

test("guessing with many names waits, too", async () => {
  const { attempt } = await signIn();
  const names = Array.from({ length: 70 }, (_, number) => `Name ${number}`);
  const results = await Promise.all(names.map(async (name) => attempt(name, password)));
  expect(results.filter((it) => it === "wait")).toHaveLength(10);
});

test("with one password everybody says a name, in one line, and all guesses count together", async () => {
  const it = createSignIn(await withPassword(password), () => 0);
  const result = await it.attempt("Eve\nSet-Cookie: x=<y>", password);
  if (!result || result === "wait") throw new Error("Not signed in");
  expect(it.nameOf(cookieOf(result.session))).toBe("Eve Set-Cookie: x= y");
  for (let count = 0; count < 5; count += 1) await it.attempt(`Name ${count}`, "wrong");
  expect(await it.attempt("Amina", password)).toBe("wait");
});

test("cookies are for this site and for HTTP only, over HTTPS for nothing else", () => {
  expect(sessionCookie("x", false)).toBe(
    "edit_session=x; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200",
  );
  expect(sessionCookie(undefined, true)).toBe(
    "edit_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure",
  );
});
