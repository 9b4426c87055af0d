import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Data } from "#content/site.ts";
import type { KindName } from "#content/kinds.ts";
import { publishingOf } from "#editor/testing/publishing.ts";
import { copyBrand, type Editor, startEditor } from "#editor/testing/start-editor.ts";

/* What differs from what is live, and how it is taken back: over HTTP, on a copy of the brand. */

let editor: Editor;
let publishing: ReturnType<typeof publishingOf>;
beforeAll(async () => {
  editor = await startEditor(await copyBrand());
  publishing = publishingOf(editor);
});
afterAll(async () => {
  await editor.stop();
  rmSync(editor.copy, { recursive: true });
});
afterEach(async () => {
  await publishing.takeBackAll();
  expect(await publishing.changes()).toEqual([]);
  expect(filesOf(editor.content)).toEqual(live);
});

/** Every file with its text. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => join(it.parentPath, it.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, "latin1")]),
  );
let live: Record<string, string>;
beforeAll(() => {
  live = filesOf(editor.content);
});

async function change(kind: KindName, slug: string, to: (value: Data) => Data) {
  const entry = await editor.call("openEntry", { kind, slug });
  if (!entry?.value) throw new Error(`${kind}/${slug} cannot be opened`);
  const result = await editor.call("save", entry, entry.version, to(entry.value));
  expect(result).toHaveProperty("version");
}
const slugsOf = async (kind: KindName) => {
  const { kinds } = await editor.call("overview");
  return kinds[kind]?.entries.map(({ slug }) => slug) ?? [];
};

test("a saved word is told with its place, and taken back", async () => {
  const [slug = ""] = await slugsOf("people");
  await change("people", slug, (it) => ({ ...it, sentence: "I keep the keys.", role: "Keeper" }));
  const [found, ...others] = await publishing.changes();
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    kind: "people",
    slug,
    what: "changed",
    name: expect.stringMatching(/^People › /),
    differences: [
      { place: "Role", now: { text: "Keeper" } },
      { place: "Sentence", now: { text: "I keep the keys." } },
    ],
  });
  expect(await publishing.takeBack({ kind: "people", slug, what: "changed" })).toEqual({
    taken: true,
  });
  expect((await publishing.status()).replaced?.sentence).toBe(`Taken back: ${found?.name}`);
  expect(await publishing.changes()).toEqual([]);
});

test("an added, a deleted and a renamed entry, and another order, are taken back", async () => {
  const slugs = await slugsOf("testimonials");
  const [first = "", second = ""] = slugs;
  const opened = await editor.call("openEntry", { kind: "testimonials", slug: first });
  await editor.call("create", "testimonials", { ...opened?.value, name: "Zoë Miller" });
  await editor.call("remove", { kind: "testimonials", slug: second }, true);
  await editor.call("reorder", "testimonials", ["zoe-miller", ...slugs.toReversed()]);
  const found = await publishing.changes();
  const whats = found.map(({ kind, slug, what }) => `${kind}/${slug} ${what}`);
  expect(whats).toEqual(
    expect.arrayContaining(["testimonials/zoe-miller added", `testimonials/${second} deleted`]),
  );
  for (const { kind, slug, what, name } of found)
    expect(await publishing.takeBack({ kind, slug, what }), name).toEqual({ taken: true });
  expect(await publishing.changes()).toEqual([]);
});

test("another address is one change, wherever the entry is named, and is taken back with its text", async () => {
  const [slug = ""] = await slugsOf("people");
  const opened = await editor.call("openEntry", { kind: "people", slug });
  expect(opened?.uses).not.toEqual([]);
  await editor.call("changeAddress", { kind: "people", slug }, "somebody-else");
  await change("people", "somebody-else", (it) => ({ ...it, role: "Keeper" }));
  const [found, ...others] = await publishing.changes();
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    slug: "somebody-else",
    what: "moved",
    from: slug,
    differences: [
      { place: "Address", old: { text: slug }, now: { text: "somebody-else" } },
      { place: "Role", now: { text: "Keeper" } },
    ],
  });
  expect(found && (await publishing.takeBack(found))).toEqual({ taken: true });
  expect(await publishing.changes()).toEqual([]);
});

test("what a deletion changes elsewhere says who and when, as the deletion does", async () => {
  for (const kind of ["people", "jobs"] as const) {
    const [slug = ""] = await slugsOf(kind);
    await editor.call("remove", { kind, slug }, true);
  }
  const found = await publishing.changes();
  expect(found.length).toBeGreaterThan(1);
  for (const { name, at } of found) expect(at, name).toMatch(/^\d{4}-/);
});

test("another address and another title are one change, too", async () => {
  const [slug = ""] = await slugsOf("jobs");
  await editor.call("changeAddress", { kind: "jobs", slug }, "keeper");
  await change("jobs", "keeper", (it) => ({ ...it, title: "Keeper" }));
  const found = (await publishing.changes()).filter(({ kind }) => kind === "jobs");
  expect(found).toMatchObject([
    { slug: "keeper", what: "moved", from: slug, differences: [{ place: "Address" }, {}] },
  ]);
  expect(await publishing.takeBackAll()).toEqual({ taken: true });
  expect(await publishing.changes()).toEqual([]);
});

test("the order of a list is one change, whatever its numbers", async () => {
  const slugs = await slugsOf("people");
  await editor.call("reorder", "people", slugs.toReversed());
  const [found, ...others] = await publishing.changes();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: "people", slug: "", what: "order", name: "People" });
  expect(await publishing.takeBack({ kind: "people", slug: "", what: "order" })).toEqual({
    taken: true,
  });
  expect(await slugsOf("people")).toEqual(slugs);
});

test("what is used elsewhere is not taken back before that", async () => {
  const [slug = ""] = await slugsOf("people");
  const opened = await editor.call("openEntry", { kind: "people", slug });
  await editor.call("create", "people", { ...opened?.value, name: "Zoë Miller" });
  await change("about", "", (it) => addFirst(it, slug, "zoe-miller"));
  const refused = await publishing.takeBack({ kind: "people", slug: "zoe-miller", what: "added" });
  expect(refused.problem).toMatch(/^It is used elsewhere: About › /);
});

/** Every list that names `slug` gets another name, too. */
function addFirst<Value>(value: Value, slug: string, name: string): Value {
  if (Array.isArray(value))
    return (
      value.includes(slug) ? [...value, name] : value.map((it: unknown) => addFirst(it, slug, name))
    ) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, addFirst(it as unknown, slug, name)]),
  ) as Value;
}

test("a picture comes back with its file", async () => {
  const name = Object.keys(live).find((file) =>
    /\/projects\/[^/]+\/[^/]+\.(?:png|jpe?g)$/.test(file),
  );
  if (name === undefined) return; // not every brand has pictures
  const slug = name.split("/")[2] ?? "";
  await change("projects", slug, (it) => ({ ...it, picture: undefined }));
  expect(existsSync(join(editor.content, name))).toBe(false);
  const [found] = await publishing.changes();
  expect(found?.differences).toHaveLength(1);
  expect(found && (await publishing.takeBack(found))).toEqual({ taken: true });
  expect(existsSync(join(editor.content, name))).toBe(true);
});

test("colors are taken back beside files that are no entry's, and a kind whose folder is gone", async () => {
  const license = join(editor.content, "brand/OFL.txt");
  const before = readFileSync(license);
  await change("brand", "", (it) => ({ ...it, colors: otherColor(it["colors"]) }));
  writeFileSync(license, "Of somebody else");
  const [found, ...others] = await publishing.changes();
  expect(others).toEqual([]);
  expect(found && (await publishing.takeBack(found))).toEqual({ taken: true });
  expect(readFileSync(license, "utf8")).toBe("Of somebody else");
  writeFileSync(license, before);
  rmSync(join(editor.content, "testimonials"), { recursive: true });
  expect(await publishing.takeBackAll()).toEqual({ taken: true });
});

/** Another first color. */
function otherColor(colors: unknown): unknown {
  const isHex = (it: unknown): it is string => typeof it === "string" && it.startsWith("#");
  const nudge = (hex: string) => hex.replace(/.$/, (it) => (it === "0" ? "1" : "0"));
  const [entry] = Object.entries(colors as Data);
  if (!entry) throw new Error("There are no colors");
  const [key, value] = entry;
  return { ...(colors as Data), [key]: isHex(value) ? nudge(value) : otherColor(value) };
}

test("what was taken back is there again by one press, and nothing that was done since is lost", async () => {
  const [one = "", two = ""] = await slugsOf("people");
  await change("people", one, (it) => ({ ...it, role: "Keeper" }));
  await editor.call("create", "testimonials", {
    ...(
      await editor.call("openEntry", {
        kind: "testimonials",
        slug: (await slugsOf("testimonials"))[0] ?? "",
      })
    )?.value,
    name: "Zoë Miller",
  });
  await publishing.takeBackAll();
  expect((await publishing.status()).replaced).toMatchObject({
    sentence: "Taken back: everything",
  });
  await change("people", two, (it) => ({ ...it, role: "Later" }));
  expect(await publishing.undo()).toEqual({ taken: true });
  const names = (await publishing.changes()).map(({ kind, slug }) => `${kind}/${slug}`);
  expect(names.toSorted()).toEqual(
    [`people/${one}`, `people/${two}`, "testimonials/zoe-miller"].toSorted(),
  );
  // And back again.
  expect((await publishing.status()).replaced?.sentence).toBe("Undone: Taken back: everything");
  expect(await publishing.undo()).toEqual({ taken: true });
  expect((await publishing.status()).replaced?.sentence).toBe("Taken back: everything");
  expect(await publishing.changes()).toMatchObject([{ slug: two }]);
});

test("what was taken back is offered no more once it was changed again", async () => {
  const [slug = ""] = await slugsOf("people");
  await change("people", slug, (it) => ({ ...it, role: "Keeper" }));
  await publishing.takeBackAll();
  expect((await publishing.status()).replaced).toBeDefined();
  await change("people", slug, (it) => ({ ...it, role: "Gardener" }));
  expect((await publishing.status()).replaced).toBeUndefined();
});

test("a broken file is told, and taken back", async () => {
  const [slug = ""] = await slugsOf("people");
  writeFileSync(join(editor.content, "people", slug, "index.yaml"), "name: [");
  expect(await publishing.changes()).toMatchObject([
    { slug, what: "changed", problem: expect.stringMatching(/cannot be read/), differences: [] },
  ]);
  expect(await publishing.takeBack({ kind: "people", slug, what: "changed" })).toEqual({
    taken: true,
  });
});

test("a broken entry stops a publish and is named; nothing becomes live", async () => {
  const [slug = ""] = await slugsOf("people");
  writeFileSync(join(editor.content, "people", slug, "index.yaml"), "name: Nobody\n");
  const outcome = await publishing.publish();
  expect(outcome).toMatchObject({
    state: "failed",
    message: expect.stringMatching(
      /^Nothing was published: \d things are to fix first\. Visitors see what was live before\.$/,
    ),
    toFix: expect.arrayContaining([
      { kind: "people", slug, name: "People › Nobody", message: "Role needs a text." },
    ]),
  });
  expect(await publishing.list()).toMatchObject([{ sentence: "The site's texts as they were" }]);
});

test("pages cannot call what only the server may, and no value leads out of the entries", async () => {
  for (const name of [
    "recordEntries",
    "undo",
    "followVersion",
    "takeBack",
    "changesSince",
    "constructor",
  ]) {
    const answer = await fetch(`${editor.url}/edit/api/${name}`, {
      method: "POST",
      headers: { origin: editor.url },
      body: JSON.stringify(["/tmp/anywhere"]),
    });
    expect(answer.status, name).toBeGreaterThanOrEqual(404);
  }
  expect(existsSync("/tmp/anywhere")).toBe(false);
  // What does not differ is what it is to be.
  for (const slug of ["../../..", "..", "a/../b", ""])
    expect(await publishing.takeBack({ kind: "people", slug, what: "changed" })).toEqual({
      taken: true,
    });
  for (const id of ["../live", "20261126030000000-aaaaaaaaaaaa/..", "x"])
    expect(await publishing.startBringBack(id)).toEqual({ failed: true });
  expect(await publishing.bringBack("20261126030000000-aaaaaaaaaaaa")).toMatchObject({
    state: "failed",
  });
});
