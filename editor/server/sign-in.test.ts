import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { fromFile, hashOf, withPassword } from "./people.ts";
import { cleanName, createSignIn, refusals, type SignIn, sessionCookie } from "./sign-in.ts";

const hour = 3_600_000;
const password = "a password of ours";

/** Amina and Bilal, in a file. */
async function signIn() {
  const file = join(tempDir(), "people.json");
  const people: Record<string, string> = {
    Amina: await hashOf(password),
    Bilal: await hashOf("another password"),
  };
  const write = (text = JSON.stringify(people)) => writeFileSync(file, text);
  const problems: string[] = [];
  write();
  let time = 0;
  const it = createSignIn(
    fromFile(file, (problem) => problems.push(problem)),
    () => time,
  );
  const attempt = (name: string, given: string, client = "a client") =>
    it.attempt(name, given, client);
  return { ...it, attempt, people, problems, write, pass: (ms: number) => (time += ms) };
}
function cookieOf(result: Awaited<ReturnType<SignIn["attempt"]>>): string {
  if ("problem" in result) throw new Error(result.problem);
  return sessionCookie(result.session, false).split(";")[0] ?? "";
}

test("a name and its own password sign in, for twelve hours", async () => {
  const { attempt, nameOf, pass } = await signIn();
  for (const [name, given] of [
    ["Amina", "another password"],
    ["Amína", password],
    ["Carla", password],
    ["__proto__", password],
    ["", password],
  ] as const)
    expect(await attempt(name, given, `client ${name}`), name).toBe(refusals.wrong);
  const cookie = cookieOf(await attempt("Amina", password));
  expect(nameOf(`other=1; ${cookie}`)).toBe("Amina");
  const small = cookieOf(await attempt("aMINA", password));
  expect(nameOf(small), "in other capitals").toBe("Amina");
  pass(12 * hour - 1);
  expect(nameOf(cookie)).toBe("Amina");
  pass(1);
  expect(nameOf(cookie)).toBeUndefined();
});

test("after signing out, a copy of the cookie is worth nothing, and other sessions go on", async () => {
  const { attempt, nameOf, signOut } = await signIn();
  const [one, two] = [await attempt("Amina", password), await attempt("Amina", password)];
  signOut(cookieOf(one));
  expect(nameOf(cookieOf(one))).toBeUndefined();
  expect(nameOf(cookieOf(two))).toBe("Amina");
});

test("who is taken out of the file, or gets another password, is signed out", async () => {
  const { attempt, nameOf, endedBy, people, write } = await signIn();
  const [one, two] = [await attempt("Amina", password), await attempt("Bilal", "another password")];
  delete people["Amina"];
  people["Bilal"] = await hashOf("a third password");
  write();
  expect([one, two].map((it) => nameOf(cookieOf(it)))).toEqual([undefined, undefined]);
  const unknown = `edit_session=${"a".repeat(43)}`;
  const reasons = [cookieOf(one), cookieOf(two), unknown, undefined].map(endedBy);
  expect(reasons).toEqual(["taken out", "another password", "no session", "no cookie"]);
});

test("while the file is half written nobody may edit, page and log say why, and then all goes on", async () => {
  const { attempt, nameOf, problems, write } = await signIn();
  const one = await attempt("Amina", password);
  const name = () => nameOf(cookieOf(one));
  for (const text of ['{"Amina": "scr', "", "[]", "null", '{"Amina": 5}']) {
    problems.length = 0;
    write(text);
    expect([name(), name()], text).toEqual([undefined, undefined]);
    expect(problems, text).toEqual([expect.stringMatching(/people.*cannot be read/)]);
  }
  expect(await attempt("Amina", password)).toBe(refusals.unreadable);
  write();
  expect(name()).toBe("Amina");
});

test("a name has a letter or a digit", async () => {
  for (const name of [".", "...", '",\'"', "<>", "\n", "—", "", `${".".repeat(60)}a`])
    expect(cleanName(name)).toBe("");
  for (const name of ["9", "Ж", "Jr.", "Zara Malik, PhD"]) expect(cleanName(name)).toBe(name);
  const it = createSignIn(await withPassword(password), () => 0);
  expect(await it.attempt(".", password, "a client")).toBe(refusals.noName);
});

test("a client has five guesses a minute, however many come at once", async () => {
  const { attempt } = await signIn();
  const guesses = await Promise.all(Array.from({ length: 9 }, () => attempt("Amina", "guess")));
  expect(guesses.filter((it) => it === refusals.wrong)).toHaveLength(5);
  expect(await attempt("Amina", password)).toBe(refusals.tooMany);
  expect(await attempt("Amina", password, "another client")).toHaveProperty("session");
  vi.setSystemTime(Date.now() + 60_000);
  onTestFinished(() => void vi.useRealTimers());
  // Who knows the password guesses nothing.
  for (let count = 0; count < 9; count += 1)
    expect(await attempt("Amina", password)).toHaveProperty("session");
});

test("with one password everybody says a name, in one line, and names give no further guesses", async () => {
  const it = createSignIn(await withPassword(password), () => 0);
  const result = await it.attempt("Eve\nSet-Cookie: x=<y>", password, "a client");
  expect(it.nameOf(cookieOf(result))).toBe("Eve Set-Cookie: x= y");
  for (let count = 0; count < 5; count += 1) await it.attempt(`Name ${count}`, "wrong", "a client");
  expect(await it.attempt("Amina", password, "a client")).toBe(refusals.tooMany);
});

test("cookies are for this site, links to it included, and for HTTP only, over HTTPS for nothing else", () => {
  expect(sessionCookie("x", false)).toBe(
    "edit_session=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200",
  );
  expect(sessionCookie(undefined, true)).toBe(
    "edit_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
  );
});
