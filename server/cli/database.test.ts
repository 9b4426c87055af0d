import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { ask } from "#server/testing/database.ts";
import { engines, newDatabase, newPlace } from "#server/testing/engines.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { submissionsIn, numbersIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { filled, inbox, receivedAt } from "#server/testing/cli.ts";

/** Runs the command line on a database, beside a data folder that is not there. */
const on =
  (env: object) =>
  async (args: string, typed = "") =>
    inbox(join(tempDir(), "none"), args.split(" "), env, typed);

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("all commands work on a database", async () => {
    const { env, open } = await newPlace("PostgreSQL");
    const run = on(env);
    expect(await run("list")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No messages/),
    });
    const store = await open();
    const resume = { name: "cv.pdf", bytes: Buffer.from([0, 255, 13, 10]) };
    for (const one of [aMessage(), anApplication({}, { suspected: true, resume }), aMessage()])
      await store.add({ ...one, receivedAt });
    const [one, two, three] = (await submissionsIn(store)).map(({ reference }) => reference);
    await store.claim("site", "mail", receivedAt, 0, []);
    const next = { error: "550 no", unanswered: 0, withoutFile: false, parkedAt: receivedAt };
    await store.markNotDelivered(1, "site", next);
    expect((await run("list")).out).toMatch(
      new RegExp(`^${one} +2026-03-02 04:30 +parked +Amina Khan.*\n${three} `),
    );
    expect((await run("suspected")).out).toContain("Bilal Ahmed");
    expect((await run("accept 2")).out).toBe(`Accepted: application ${two}.\n`);
    expect((await run(`show ${one}`)).out).toContain("Not mailed:  550 no");
    expect((await run("retry 1")).out).toBe(`To be delivered again: message ${one}.\n`);
    const folder = tempDir();
    await run(`resume 2 ${folder}`);
    expect(readFileSync(join(folder, `application-${two}-cv.pdf`))).toEqual(resume.bytes);
    expect(JSON.parse((await run("export email", "bilal@example.org")).out)).toMatchObject([
      { reference: two },
    ]);
    expect((await run("erase email yes", "bilal@example.org")).out).toMatch(
      /^Deleted: 1\. The database overwrites their room/,
    );
    expect((await run("delete 1 yes")).out).toMatch(/^Deleted: 1\./);
    expect(await numbersIn(store)).toEqual([3]);
  });

  test("a copy of a database is restored in either engine, and into an empty one only", async () => {
    const { env, open } = await newPlace("PostgreSQL");
    const store = await open();
    for (const one of [aMessage(), anApplication()]) await store.add({ ...one, receivedAt });
    const dir = tempDir();
    const file = join(dir, "copy.sqlite");
    const { out } = await on(env)(`backup ${file}`);
    expect(out).toMatch(/messages: 1, applications: 1, newest 2026-03-02 04:30, .* Checked\.\n$/);
    expect(readdirSync(dir)).toEqual(["copy.sqlite"]);
    expect((await on(env)(`backup ${file}`)).err).toContain("exists already");

    expect((await on(env)(`restore ${file}`)).out).toContain("Restored"); // the same submissions
    await store.add(aMessage());
    expect(await on(env)(`restore ${file}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining("There are other submissions in the database"),
    });
    const other = await newPlace("PostgreSQL");
    expect((await on(other.env)(`restore ${file}`)).out).toMatch(/^Restored .*Checked\.\n$/);
    const before = (await submissionsIn(store)).slice(0, 2);
    expect(await submissionsIn(await other.open())).toEqual(before);
    const folder = join(tempDir(), "data");
    expect((await inbox(folder, ["restore", file])).code).toBe(0);
    expect(await submissionsIn(openedStore(folder).store)).toEqual(before);
  });

  test("move takes a folder's store over, once, and leaves it under another name", async () => {
    const { dir, store } = await filled(aMessage(), anApplication(), aMessage());
    await store.markDelivered(1, "mail", receivedAt, false);
    const [before, id] = [await submissionsIn(store), await store.note("storeId")];
    const env = { DATABASE_URL: await newDatabase() };
    expect((await inbox(dir, ["move"], env)).err).toContain("stop the site first");
    await store.close();
    expect((await inbox(dir, ["move"])).err).toBe(
      "DATABASE_URL is not set: say where the messages go.\n",
    );
    const { out } = await inbox(dir, ["move"], env);
    const moved = `What was in ${dir} moved to a database: set DATABASE_URL.`;
    expect((await inbox(dir, [])).out).toContain(moved);
    expect(out).toMatch(
      /^Moved to the database .*, each submission compared: 3\. The old store is kept/,
    );
    expect(existsSync(storePath(dir))).toBe(false);
    expect(JSON.parse((await inbox(dir, ["export"], env)).out)).toMatchObject(
      before.map(({ reference, mail }) => ({ reference, mail })),
    );
    expect(
      await ask(env.DATABASE_URL, "SELECT value FROM inbox.notes WHERE name = 'storeId'"),
    ).toEqual([{ value: id }]);
    openedStore(dir);
    expect((await inbox(dir, [])).out).toContain(moved);
    // Only what is not taken over yet.
    const other = await filled(aMessage({ name: "Other" }));
    await other.store.close();
    expect(await inbox(other.dir, ["move"], env)).toMatchObject({ code: 1, out: "" });
    expect(existsSync(storePath(other.dir))).toBe(true);
  });
});

test("an address that is none, or leads nowhere, is told in one sentence without the password", async () => {
  const errorOf = async (DATABASE_URL: string) => (await on({ DATABASE_URL })("list")).err;
  const wrong = await errorOf("postgres://user:pass#word@db.example.com/site");
  expect(wrong).toMatch(/^DATABASE_URL must look like postgres:.*\n$/);
  const away = await errorOf("postgres://user:secret@127.0.0.1:1/site");
  expect(away).toBe("The messages cannot be read (connect ECONNREFUSED 127.0.0.1:1).\n");
});
