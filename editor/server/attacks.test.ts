import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest } from "#editor/testing/raw-request.ts";
import { copyBrand, type Editor, startEditor } from "#editor/testing/start-editor.ts";
import { hashOf } from "./people.ts";

/* What somebody tries who may not edit, or who can put something into an entry. Over HTTP, with a real editor. */

const password = "a password of ours";
let editor: Editor;
let cookie: string;
beforeAll(async () => {
  const copy = await copyBrand();
  const people = join(copy, "people.json");
  writeFileSync(
    people,
    JSON.stringify({ Amina: await hashOf(password), Bilal: await hashOf(password) }),
  );
  editor = await startEditor(copy, { EDIT_PEOPLE: people });
  cookie = cookieOf(await signIn("Amina", password));
});
afterAll(async () => {
  await editor.stop();
  rmSync(editor.copy, { recursive: true });
});

type Asked = { method?: string; headers?: Record<string, string>; body?: BodyInit };
const ask = (path: string, asked: Asked = {}) =>
  fetch(editor.url + path, { redirect: "manual", ...asked });
const own = () => ({ origin: editor.url, cookie });
const signIn = (name: string, given: string, headers: Record<string, string> = {}) =>
  ask("/edit/sign-in", {
    method: "POST",
    headers: { origin: editor.url, ...headers },
    body: new URLSearchParams({ name, password: given }),
  });
const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";

test.each([
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another port", { origin: "http://localhost:1", "sec-fetch-site": "same-site" }],
  ["a sandboxed page", { origin: "null" }],
  ["no page at all", {}],
])("%s cannot publish, sign out or take back in somebody's name", async (_, headers) => {
  for (const path of ["/edit/publish/publish", "/edit/publish/take-back", "/edit/sign-out"]) {
    const asked = { method: "POST", headers: { ...headers, cookie }, body: "{}" };
    expect((await ask(path, asked)).status).toBe(403);
  }
  const form = {
    method: "POST",
    headers: { ...headers, cookie, "content-type": "text/plain" },
    body: "{}",
  };
  expect((await ask("/edit/publish/publish", form)).status).toBe(403);
  expect(
    await (await ask("/edit/publish/status", { method: "POST", headers: own() })).json(),
  ).toEqual({ isSent: false });
});

test("nothing is published by reading an address", async () => {
  for (const path of ["/edit/publish/publish", "/edit/publish/take-back", "/edit/sign-out"])
    expect((await ask(path, { headers: own() })).status).toBe(404);
});

test("another name for this computer gets no answer", async () => {
  const port = Number(new URL(editor.url).port);
  const raw = (host: string) =>
    rawRequest(port, [
      "GET /edit/sign-in HTTP/1.1",
      `Host: ${host}:${port}`,
      "Connection: close",
      "",
    ]);
  expect(await raw("rebound.example")).toMatch(/^HTTP\/1\.1 403 /);
  expect(await raw("localhost")).toMatch(/^HTTP\/1\.1 200 /);
});

test("no path leads to a file that is none of the site's pictures", async () => {
  for (const path of [
    "people.json",
    "..%2f..%2fetc%2fpasswd",
    ".generated/published/../../people.json",
    ".generated%2fpublished%2f..%2f..%2fpeople.json",
    "dist/builds/authors.json",
    ".git/config",
    "%00.png",
  ])
    expect(
      (await ask(`/edit/picture/${path}`, { headers: own() })).status,
      path,
    ).toBeGreaterThanOrEqual(400);
});

test("a drawing in an entry runs no scripts, and no page may frame the editor", async () => {
  const folder = join(editor.content, "brand");
  writeFileSync(
    join(folder, "evil.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  );
  const answer = await ask(`/edit/picture/${join(editor.brand, "content/brand/evil.svg")}`, {
    headers: own(),
  });
  rmSync(join(folder, "evil.svg"));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "image/svg+xml; charset=utf-8",
  ]);
  expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'self'/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const page = await ask("/edit", { headers: own() });
  expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
});

test("a name cannot add a header", async () => {
  const answer = await signIn("Amina\r\nX-Evil: 1", password);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("x-evil")).toBeNull();
});

test("a cookie that was copied is worth nothing after its owner has signed out", async () => {
  const copied = cookieOf(await signIn("Bilal", password));
  const headers = { origin: editor.url, cookie: copied };
  const who = () => ask("/edit/who", { method: "POST", headers });
  expect(await (await who()).json()).toEqual({ name: "Bilal", canLeave: true });
  const left = await ask("/edit/sign-out", { method: "POST", headers });
  expect([left.status, left.headers.get("location"), cookieOf(left)]).toEqual([
    303,
    "/edit/sign-in",
    "edit_session=",
  ]);
  expect((await who()).status).toBe(401);
  expect((await ask("/about", { headers })).status).toBe(303);
});

test("guessing ends after five, and says neither which was wrong", async () => {
  const said = async (name: string) =>
    (await (await signIn(name, "x")).text()).replace(`value="${name}"`, "");
  expect(await said("Nobody")).toBe(await said("Amina"));
  // Only a proxy may say whose request it is, and here is none.
  for (let count = 0; count < 5; count += 1)
    await signIn("Bilal", "guess", { "x-forwarded-for": `192.0.2.${count}` });
  expect((await signIn("Amina", password)).status).toBe(429);
});

describe("a form that is not saved", () => {
  const key = "a".repeat(32);
  const put = (body: unknown, headers: Record<string, string> = own(), to = key) =>
    ask(`/edit/draft/${to}`, { method: "POST", headers, body: JSON.stringify(body) });
  const about = { kind: "about", slug: "" };

  test("is taken from the editor's own pages, of those who have signed in", async () => {
    expect((await put([about, {}], { origin: editor.url })).status).toBe(401);
    const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site", cookie };
    expect((await put([about, {}], elsewhere)).status).toBe(403);
    const dropped = { method: "DELETE", headers: elsewhere };
    expect((await ask(`/edit/draft/${key}`, dropped)).status).toBe(403);
  });

  test("is checked, and no path leads out of its entry", async () => {
    expect(await (await put([about, { title: 5 }])).json()).toEqual({ isShown: false });
    const asked = { method: "POST", headers: own(), body: '[{"kind":"notFound","slug":""}]' };
    const { value } = (await (await ask("/edit/api/openEntry", asked)).json()) as { value: object };
    expect(await (await put([{ kind: "notFound", slug: "" }, value])).json()).toMatchObject({
      isShown: true,
    });
    for (const slug of ["../../etc", "..", "a/b"])
      expect(
        await (
          await put([
            { kind: "people", slug },
            { ...value, name: "x" },
          ])
        ).json(),
      ).toEqual({
        isShown: false,
      });
    // What the thread answers has the names of files: pages get none of it.
    expect((await ask("/edit/api/draftOf", asked)).status).toBe(404);
  });

  test("has a size", async () => {
    expect((await put([about, { title: "x".repeat(1_100_000) }])).status).toBe(413);
  });
});

test("too much is not read", async () => {
  const body = "x".repeat(200_000);
  expect(
    (await ask("/edit/publish/take-back", { method: "POST", headers: own(), body })).status,
  ).toBe(413);
  expect(existsSync(join(editor.copy, "dist/builds/live"))).toBe(false);
});
