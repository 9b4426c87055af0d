import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyBrand, type Editor, startEditor } from "#editor/testing/start-editor.ts";
import { hashOf } from "./people.ts";

/* Files that people, programs and full disks leave behind while the editor runs: none of them ends it. */

const password = "a password of ours";
let editor: Editor;
let cookie: string;
beforeAll(async () => {
  const copy = await copyBrand();
  const file = join(copy, "people.json");
  writeFileSync(file, JSON.stringify({ Amina: await hashOf(password) }));
  editor = await startEditor(copy, { EDIT_PEOPLE: file });
  const body = new URLSearchParams({ name: "Amina", password });
  const answer = await ask("sign-in", body);
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
});
afterAll(async () => {
  await editor.stop();
  rmSync(editor.copy, { recursive: true });
});

const ask = (path: string, body: BodyInit) =>
  fetch(`${editor.url}/edit/${path}`, {
    method: "POST",
    headers: { origin: editor.url, cookie: cookie ?? "" },
    redirect: "manual",
    body,
  });
const home = '[{"kind":"home","slug":""}]';

const halfWritten = (file: string) => writeFileSync(file, '{"Amina": "scr');
const ofAnotherKind = (file: string) => writeFileSync(file, '{"Amina": 5, "home/": 5}');
const away = () => {};
const aFolder = (file: string) => mkdirSync(file);
// As without rights, which an administrator always has.
const notReadable = (file: string) => symlinkSync(file, file);

test.each([
  ["people.json", [halfWritten, ofAnotherKind, away, aFolder, notReadable]],
  ["content/company/index.yaml", [notReadable]],
  ["content/brand/logo.svg", [aFolder]],
  ["content/pages/home/index.yaml", [halfWritten, aFolder]],
  ["dist/builds/live", [halfWritten, aFolder]],
  ["dist/builds/authors.json", [ofAnotherKind]],
  [".generated/uploads", [halfWritten]],
])("%s", async (path, ways) => {
  const file = join(editor.copy, path.startsWith("content") ? editor.brand : "", path);
  const before = `${file}.before`;
  const wasThere = existsSync(file);
  mkdirSync(dirname(file), { recursive: true });
  for (const way of ways) {
    if (wasThere) renameSync(file, before);
    way(file);
    const asked = [
      fetch(`${editor.url}/edit`, { headers: { cookie } }),
      fetch(`${editor.url}/edit/brand.css`),
      fetch(`${editor.url}/edit/logo.svg`),
      ask("sign-in", new URLSearchParams({ name: "Amina", password })),
      ask("api/overview", "[]"),
      ask("api/openEntry", home),
      ask("publish/status", ""),
      ask("publish/changes", ""),
    ];
    // Whatever they say: they are answers.
    for (const answer of await Promise.all(asked)) await answer.text();
    rmSync(file, { recursive: true, force: true });
    if (wasThere) renameSync(before, file);
    // Nobody has to sign in again, and all works as before.
    for (const [name, body] of [
      ["overview", "[]"],
      ["openEntry", home],
    ] as const)
      expect((await ask(`api/${name}`, body)).status, way.name).toBe(200);
  }
  expect(editor.output.join("")).not.toContain("Not handled");
});
