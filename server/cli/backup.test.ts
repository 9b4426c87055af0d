import { execFileSync, spawnSync } from "node:child_process";
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  symlinkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { gunzipSync } from "node:zlib";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { numbersIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { filled, inbox, main } from "#server/testing/cli.ts";

/** An open store and a back-up of it. */
async function backedUp() {
  const { dir, store } = await filled(aMessage(), aMessage(), anApplication());
  const file = join(tempDir(), "backup.sqlite");
  const { out } = await inbox(dir, ["backup", file]);
  expect(out).toMatch(contents);
  expect(out.startsWith(`Backed up to ${file}, `)).toBe(true);
  expect(out).toContain(`, ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
  return { dir, store, file };
}

const versionFour = join(import.meta.dirname, "../inbox/sqlite/version-4.sqlite.gz");

const contents = /messages: 2, applications: 1, newest 2026-03-02 04:30, 0\.\d MB\. Checked\./;

/** Overwrites all pages but the first. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, 4096));
}

test("backup makes a complete copy while the store is written to", async () => {
  const { dir, store } = await filled(aMessage(), anApplication());
  const file = join(tempDir(), "backup.sqlite");
  const writing = setInterval(() => void store.add(aMessage()), 1);
  const { out } = await inbox(dir, ["backup", file]);
  clearInterval(writing);
  const messages = Number(/, messages: (\d+), applications: 1, newest/.exec(out)?.[1]);
  expect((await numbersIn(store)).length).toBeGreaterThan(messages + 1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(file))).toEqual(["backup.sqlite"]);
  // Restored where no store was.
  const other = join(tempDir(), "data");
  expect((await inbox(other, ["restore", file])).out).toMatch(/Checked\.\n$/);
  expect(readdirSync(other)).toEqual(["messages.sqlite"]);
  const { store: copy } = openedStore(other);
  expect(await numbersIn(copy)).toHaveLength(messages + 1);
  expect(await copy.resume(2)).toEqual(await store.resume(2));
});

test("backup overwrites no file and keeps no copy of a damaged store", async () => {
  const { dir, store, file } = await backedUp();
  const err = `${file} exists already; choose another name.\n`;
  expect(await inbox(dir, ["backup", file])).toEqual({ code: 1, out: "", err });
  await store.close();
  damage(storePath(dir));
  expect(await inbox(dir, ["backup", `${file}-2`])).toMatchObject({ code: 1, out: "" });
  expect(readdirSync(dirname(file))).toEqual(["backup.sqlite"]);
});

test("restore replaces the store, keeps the old one, and refuses while the store is open", async () => {
  const { dir, store, file } = await backedUp();
  await store.add(aMessage());
  const err = "Somebody has the messages open: stop the site first.\n";
  expect(await inbox(dir, ["restore", file])).toEqual({ code: 1, out: "", err });
  expect(await numbersIn(store)).toEqual([1, 2, 3, 4]);
  await store.close();
  const { out } = await inbox(dir, ["restore", file]);
  expect(out.startsWith(`Restored from ${file}, `)).toBe(true);
  expect(out).toMatch(contents);
  const [, kept = ""] = /kept in (.*)\n$/.exec(out) ?? [];
  expect(readdirSync(dir).map((name) => join(dir, name))).toEqual([storePath(dir), kept]);
  expect(statSync(storePath(dir)).mode & 0o777).toBe(0o600);
  expect(await numbersIn(openedStore(dir).store)).toEqual([1, 2, 3]);
  using before = new DatabaseSync(kept);
  expect(before.prepare("SELECT * FROM entries").all()).toHaveLength(4);
});

test("what was erased since a copy is erased in it again, and nothing of it is being delivered", async () => {
  const { dir, store } = await filled(aMessage({ name: "Mark" }), aMessage());
  for (let times = 0; times < 2; times += 1)
    await store.claim("site", "mail", new Date(), 60_000, []);
  const folder = tempDir();
  const [file, newer] = [join(folder, "a.sqlite"), join(folder, "messages-b.sqlite")];
  await inbox(dir, ["backup", file]);
  expect((await inbox(dir, ["delete", "1", "yes"])).out).toMatch(/Being delivered right now/);
  // A newer copy knows it, too, where the disk has died.
  await inbox(dir, ["backup", newer]);
  await store.close();
  const elsewhere = join(tempDir(), "data");
  const restored = async (to: string) => {
    const { out } = await inbox(to, ["restore", file]);
    expect(out).toContain("Checked. Erased since that copy, and so again: AAAAAAAA.");
    expect(readFileSync(storePath(to), "latin1")).not.toContain("Mark");
  };
  await restored(elsewhere);
  rmSync(newer);
  for (const to of [dir, elsewhere]) await restored(to);
  const { out } = await inbox(elsewhere, ["delete", "2", "yes"]);
  expect(out).toMatch(/^Deleted: 1\.\n/);
  expect(out).not.toContain("Being delivered");
});

test("restore works when the store is damaged or not a database", async () => {
  const { dir, store, file } = await backedUp();
  await store.close();
  damage(storePath(dir));
  expect((await inbox(dir, ["restore", file])).out).toMatch(contents);
  writeFileSync(storePath(dir), "no database");
  expect((await inbox(dir, ["restore", file])).out).toMatch(contents);
  expect(await numbersIn(openedStore(dir).store)).toEqual([1, 2, 3]);
});

test("restore rejects a file that is missing, damaged, or not a store of this version", async () => {
  const { dir, store, file } = await backedUp();
  await store.close();
  const bad = (name: string) => join(dirname(file), name);
  writeFileSync(bad("text"), "no database");
  copyFileSync(file, bad("damaged"));
  damage(bad("damaged"));
  copyFileSync(file, bad("newer"));
  new DatabaseSync(bad("newer")).exec("PRAGMA user_version = 99");
  copyFileSync(file, bad("unknown"));
  new DatabaseSync(bad("unknown")).exec("PRAGMA user_version = 2");
  execFileSync("mkfifo", [bad("pipe")]);
  new DatabaseSync(bad("other")).exec("CREATE TABLE birds (name TEXT)");
  const sentence = { code: 1, out: "", err: expect.stringMatching(/^[^\n]+\.\n$/) };
  for (const name of ["missing", "text", "damaged", "newer", "unknown", "other", "pipe"])
    expect(await inbox(dir, ["restore", bad(name)])).toEqual(sentence);
  const { err } = await inbox(dir, ["restore", bad("missing")]);
  expect(err).toBe(`There is no file ${bad("missing")}.\n`);
  expect(readdirSync(dir)).toEqual(["messages.sqlite"]);
  expect(await numbersIn(openedStore(dir).store)).toEqual([1, 2, 3]);
});

test("restore takes a back-up of an older version, and numbers go on where they were", async () => {
  const file = join(tempDir(), "older.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(versionFour)));
  const dir = join(tempDir(), "data");
  expect((await inbox(dir, ["restore", file])).out).toMatch(
    /messages: 4, applications: 1, .* Checked\.\n$/,
  );
  const { store } = openedStore(dir);
  expect((await store.resume(2))?.bytes).toHaveLength(600_009);
  await store.add(aMessage());
  expect((await numbersIn(store)).at(-1)).toBe(7); // 6 was deleted
});

test("restore takes rows only: triggers and views of a back-up stay behind", async () => {
  const { dir, store, file } = await backedUp();
  await store.close();
  using evil = new DatabaseSync(file);
  evil.exec("CREATE TRIGGER t AFTER INSERT ON contents BEGIN DELETE FROM contents; END");
  evil.exec("CREATE VIEW v AS SELECT fields FROM contents; CREATE TABLE copies (a)");
  expect((await inbox(dir, ["restore", file])).out).toMatch(contents);
  using restored = new DatabaseSync(storePath(dir));
  const named = restored.prepare(
    "SELECT name FROM sqlite_schema WHERE name IN ('t', 'v', 'copies')",
  );
  expect(named.all()).toEqual([]);
});

test.runIf(process.getuid?.() === 0)("restore by root works as the folder's owner", async () => {
  const { file } = await backedUp();
  const dir = tempDir();
  const nobody = 65_534;
  chownSync(dir, nobody, nobody);
  // What an interrupted restore left: a folder could get a link while root removes what is in it.
  mkdirSync(join(dir, "restoring-1"));
  writeFileSync(join(dir, "restoring-2"), "");
  expect((await inbox(dir, ["restore", file])).out).toMatch(contents);
  expect(readdirSync(dir).toSorted()).toEqual(["messages.sqlite", "restoring-1"]);
  expect(statSync(storePath(dir)).uid).toBe(nobody);
  // A link to what only root may write is not followed.
  const planted = join(tempDir(), "planted");
  writeFileSync(planted, "", { mode: 0o600 });
  rmSync(storePath(dir));
  symlinkSync(planted, storePath(dir));
  expect((await inbox(dir, ["list"])).code).toBe(1);
  expect(statSync(planted).size).toBe(0);
});

const mayMount = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;

test.runIf(mayMount)("restore on a disk that gets full says so and leaves nothing", async () => {
  const resume = { bytes: Buffer.alloc(2_600_000, 7) };
  const { dir } = await filled(anApplication({}, { resume }));
  const file = join(tempDir(), "backup.sqlite");
  await inbox(dir, ["backup", file]);
  const mount = "mount -t tmpfs -o size=2560k,uid=65534,gid=65534,mode=700 small /mnt";
  const run = `DATA_DIR=/mnt '${process.execPath}' '${main}' restore '${file}' 2>&1 || true; ls /mnt`;
  const found = execFileSync("unshare", ["--mount", "sh", "-ec", `${mount}; ${run}`]);
  expect(found.toString()).toMatch(/^[^\n]*ENOSPC[^\n]*\n$/);
});
