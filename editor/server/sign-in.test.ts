import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { fromFile, hashOf, withPassword } from "./people.ts";
import { cleanName, createSignIn, knownCookie, sessionCookie } from "./sign-in.ts";

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
    async () => {},
  );
  const attempt = (name: string, given: string, cookies = "", address = "a client") =>
    it.attempt(name, given, { address, cookies });
  return { ...it, attempt, people, problems, write, pass: (ms: number) => (time += ms) };
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
    expect(await attempt(name, given, "", `client ${name}`), name).toBeUndefined();
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

test("while the file is half written nobody may edit, the log says why once, and then all goes on", async () => {
  const { attempt, nameOf, problems, write } = await signIn();
  const one = await attempt("Amina", password);
  if (!one || one === "wait") throw new Error("Not signed in");
  const name = () => nameOf(cookieOf(one.session));
  for (const text of ['{"Amina": "scr', "", "[]", "null", '{"Amina": 5}']) {
    problems.length = 0;
    write(text);
    expect([name(), name()], text).toEqual([undefined, undefined]);
    expect(problems, text).toEqual([expect.stringMatching(/people.*cannot be read/)]);
  }
  expect(await attempt("Amina", password)).toBeUndefined();
  write();
  expect(name()).toBe("Amina");
});

test("a name has a letter or a digit", async () => {
  for (const name of [".", "...", '",\'"', "<>", "\n", "—", "", `${".".repeat(60)}a`])
    expect(cleanName(name)).toBe("");
  for (const name of ["9", "Ж", "Jr.", "Zara Malik, PhD"]) expect(cleanName(name)).toBe(name);
  const it = createSignIn(await withPassword(password), () => 0);
  expect(await it.attempt(".", password, { address: "a client" })).toBeUndefined();
});

test("strangers who guess keep nobody out who has signed in before", async () => {
  const { attempt } = await signIn();
  const first = await attempt("Amina", password);
  if (!first || first === "wait") throw new Error("Not signed in");
  const known = knownCookie(first.known, false).split(";")[0] ?? "";
  // From the same address: an office, or a proxy that says nothing of its clients.
  for (let count = 0; count < 5; count += 1) await attempt("Amina", "guess");
  expect(await attempt("Amina", password)).toBe("wait");
  expect(await attempt("Amina", password, known)).toHaveProperty("session");
  // Of another person, or made up.
  expect(await attempt("Bilal", "another password", known)).toBe("wait");
  const forged = known.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  expect(await attempt("Amina", password, forged)).toBe("wait");
  expect(await attempt("Amina", password, "", "another client")).toHaveProperty("session");
});

test("with one password everybody says a name, in one line, and names give no further guesses", async () => {
  const it = createSignIn(await withPassword(password), () => 0);
  const from = { address: "a client" };
  const result = await it.attempt("Eve\nSet-Cookie: x=<y>", password, from);
  if (!result || result === "wait") throw new Error("Not signed in");
  expect(it.nameOf(cookieOf(result.session))).toBe("Eve Set-Cookie: x= y");
  for (let count = 0; count < 5; count += 1) await it.attempt(`Name ${count}`, "wrong", from);
  expect(await it.attempt("Amina", password, from)).toBe("wait");
});

test("cookies are for this site, links to it included, and for HTTP only, over HTTPS for nothing else", () => {
  expect(sessionCookie("x", false)).toBe(
    "edit_session=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200",
  );
  expect(sessionCookie(undefined, true)).toBe(
    "edit_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
  );
});
