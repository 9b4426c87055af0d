import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/patience.ts";
import { tempDir } from "#server/testing/temp.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { publishingOf } from "#editor/testing/publishing.ts";
import { copyBrand, startEditor } from "#editor/testing/start-editor.ts";
import { type Git, startStubbed } from "#editor/testing/stubbed-build.ts";

/* A publish from the saved word to git and back, with a build that only copies. Real builds: tests/journeys/editor/. */

const person = (slug: string) => ({ kind: "people", slug, what: "changed" }) as const;

test("without git entries are edited and saved, and it is said why nothing can be published", async () => {
  const copy = await copyBrand();
  const editor = await startEditor(copy, { PATH: join(copy, "no programs") });
  const id = { kind: "notFound", slug: "" } as const;
  const entry = await editor.call("openEntry", id);
  const value = { ...entry?.value, title: "Saved" };
  expect(await editor.call("save", id, entry?.version ?? "", value)).toMatchObject({ slug: "" });
  const { start, ended, status } = publishingOf(editor);
  const problem = expect.stringContaining("needs the program git");
  expect(await status()).toMatchObject({ problem });
  await start();
  expect(await ended()).toMatchObject({ state: "failed", message: problem });
  await editor.stop();
  rmSync(copy, { recursive: true });
});

test("a publish that is killed leaves no copy of the entries, and is recorded", async () => {
  const temporary = tempDir();
  const {
    copy,
    editor: killed,
    start,
    status,
    hangBuilds,
  } = await startStubbed({
    env: { TMPDIR: temporary },
  });
  hangBuilds();
  // Also right after a start, which finishes what a crash has left.
  expect(await start()).toEqual({ isStarted: true });
  await eventually(async () => expect((await status()).running?.step).toBe("build"));
  await killed.stop("SIGKILL");
  const editor = await startEditor(copy);
  await publishingOf(editor).status();
  const builds = readdirSync(join(copy, "dist/builds")).filter((name) => /^\d/.test(name));
  expect([...readdirSync(temporary), ...builds]).toEqual([]);
  expect(await publishingOf(editor).list()).toMatchObject([
    { state: "recorded" },
    { state: expect.stringMatching(/live/) },
  ]);
  await editor.stop();
});

test("a company that nobody has committed is never taken back", async () => {
  const it = await startStubbed({
    prepare(git, copy) {
      git("init", "-q", "-b", "main");
      git("add", "package.json");
      git("commit", "-qm", "Engine");
      expect(existsSync(join(copy, "package.json"))).toBe(true);
    },
  });
  const count = () => readdirSync(it.editor.content, { recursive: true }).length;
  const before = count();
  expect(await it.changes()).toEqual([]);
  const [one = ""] = await it.people();
  await it.change("people", one, { role: "Keeper" });
  expect(await it.changes()).toMatchObject([{ slug: one, what: "changed" }]);
  expect(await it.takeBackAll()).toEqual({ taken: true });
  expect(count()).toBe(before);
  expect(await it.changes()).toEqual([]);
  expect(it.git("log", "--format=%s")).toBe("Engine");
});

test("the night's build is of what is live, whatever branch is checked out, and that is told", async () => {
  const remote = join(tempDir(), "remote.git");
  const it = await startStubbed({
    env: { PUBLISH_PUSH: "1" },
    prepare(git, copy) {
      git("init", "-q", "-b", "main");
      git("init", "-q", "--bare", remote);
      git("remote", "add", "origin", remote);
      git("add", "-A");
      git("commit", "-qm", "Start");
      const live = `20200101000000000-${git("rev-parse", "--short=12", "HEAD")}-engine`;
      mkdirSync(join(copy, "dist/builds", live), { recursive: true });
      symlinkSync(live, join(copy, "dist/builds/live"));
      git("switch", "-qc", "redesign");
      const file = join(copy, brandFolder, "content/pages/not-found/index.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*/m, "title: Redesign"));
      git("commit", "-qam", "Redesign");
    },
  });
  const page = join(it.copy, "dist/builds/live/index.html");
  await eventually(() => expect(readFileSync(page, "utf8")).toMatch(/^title: (?!Redesign)/m));
  await eventually(async () => expect(await it.status()).toMatchObject({ isOutdated: true }));
  expect(await it.changes()).toEqual([]);
  expect(it.git("-C", remote, "for-each-ref")).toBe("");
  expect(await it.publish()).toMatchObject({ state: "live" });
  expect(readFileSync(page, "utf8")).toMatch(/^title: Redesign/m);
  expect(await it.status()).not.toHaveProperty("isOutdated");
  // A drawing that somebody put there by hand is no entry, and in the preview.
  writeFileSync(join(it.copy, brandFolder, "assets/another.svg"), "<svg />");
  expect(await it.status()).toMatchObject({ isOutdated: true });
});

test("of two changes one is published, and the other stays behind", async () => {
  const it = await startStubbed();
  const [one = "", two = ""] = await it.people();
  await it.change("people", one, { role: "Keeper" });
  await it.change("people", two, { role: "Half" });
  // A colleague's that is not even right stays behind.
  const broken = join(it.editor.content, "people", two, "index.yaml");
  writeFileSync(broken, "name: Nobody\n");
  expect(await it.publish([person(one)])).toMatchObject({
    state: "recorded",
    message: expect.stringContaining("Role"),
  });
  expect(it.inGit(`people/${one}/index.yaml`)).toContain("Keeper");
  expect(it.inGit(`people/${two}/index.yaml`)).not.toContain("Nobody");
  expect(readFileSync(broken, "utf8")).toBe("name: Nobody\n");
  const left = (await it.changes()).filter(({ what }) => what === "changed");
  expect(left).toMatchObject([{ slug: two }]);
  expect(await it.publish([person(one)])).toMatchObject({
    state: "failed",
    message: expect.stringContaining("nothing of what was chosen differs"),
  });
});

test("what has become another since it was shown stays, and that is said", async () => {
  const it = await startStubbed();
  const [one = "", two = "", three = ""] = await it.people();
  await it.change("people", one, { role: "Keeper" });
  await it.change("people", two, { role: "Half" });
  const shown = await it.changes();
  const roles = (at: string) => it.inGit(`people/${at}/index.yaml`);
  await it.change("people", two, { role: "Not even half" });
  await it.change("people", three, { role: "Unseen" });
  expect(await it.publish(shown)).toMatchObject({
    state: "recorded",
    message: expect.stringContaining("Role"),
    note: expect.stringMatching(/^Not published, because it was changed meanwhile: /),
  });
  expect(roles(one)).toContain("Keeper");
  expect(roles(two) + roles(three)).not.toMatch(/half|Unseen/i);
  const left = await it.changes();
  expect(left.map(({ slug }) => slug).toSorted()).toEqual([two, three].toSorted());
  // Nothing of it is as it was shown.
  expect(await it.publish(shown.filter(({ slug }) => slug === two))).toMatchObject({
    state: "failed",
    message: expect.stringContaining("was changed after you had seen it"),
  });
  // Take back does what the screen shows, too.
  await it.change("people", two, { role: "Three quarters" });
  expect((await it.takeBackShown(left)).problem).toMatch(/^Not taken back, .*changed after/);
  expect(await it.changes()).toMatchObject([
    { slug: two, differences: [{ now: { text: "Three quarters" } }] },
  ]);
});

test("nothing goes live without a tick: what the chosen needs is named", async () => {
  const it = await startStubbed();
  const [one = "", two = ""] = await it.people();
  await it.change("people", two, { role: "Half" });
  await it.editor.call("changeAddress", { kind: "people", slug: one }, "somebody-else");
  const uses = (await it.editor.call("openEntry", { kind: "people", slug: "somebody-else" }))?.uses;
  expect(uses).not.toEqual([]);
  const moved = (await it.changes()).find(({ what }) => what === "moved");
  expect(moved && (await it.publish([moved]))).toMatchObject({ state: "recorded" });
  expect(it.git("diff", "--no-renames", "--name-only", "HEAD^", "HEAD").split("\n")).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`people/${one}/`),
      expect.stringContaining("people/somebody-else/"),
      expect.stringContaining("pages/about/"),
    ]),
  );
  expect(await it.changes()).toMatchObject([{ slug: two }]);
  // Deleted where others name it: the places that no longer do need a tick, too.
  await it.editor.call("remove", { kind: "people", slug: "somebody-else" }, true);
  const deleted = { kind: "people", slug: "somebody-else", what: "deleted" } as const;
  expect(await it.publish([deleted])).toMatchObject({
    state: "failed",
    message: expect.stringMatching(/^Nothing was published: what has a tick needs .*About/),
  });
  // Nor does it go live on a day on which they do not.
  expect(await it.plan([deleted], "2999-01-01")).toMatchObject({
    problem: expect.stringMatching(/^Nothing was planned: what has a tick needs .*About/),
  });
  const others = (await it.changes()).filter(({ slug }) => slug !== two);
  expect(await it.publish(others)).toMatchObject({ state: "recorded" });
  expect(await it.changes()).toMatchObject([{ slug: two }]);
  // An entry that has another place in a list, too.
  await it.editor.call("reorder", "people", (await it.people()).toReversed());
  expect(await it.publish([person(two)])).toMatchObject({
    state: "failed",
    message: expect.stringContaining("what has a tick needs People."),
  });
});

test("a change goes live on its day, over a restart, unless it has become another or nobody wants it", async () => {
  // By the clock of the company, which is a day ahead of UTC.
  const it = await startStubbed({
    prepare(_git, copy) {
      const file = join(copy, brandFolder, "content/company/index.yaml");
      const ahead = "timeZone: Pacific/Kiritimati";
      writeFileSync(file, readFileSync(file, "utf8").replace(/^timeZone: .*/m, ahead));
    },
  });
  const [one = "", two = "", three = ""] = await it.people();
  for (const slug of [one, two, three]) await it.change("people", slug, { role: "From January" });
  const shown = await it.changes();
  const day = "2999-01-01";
  for (const none of ["2020-01-01", "2999-02-30", "some day"])
    expect(await it.plan(shown, none)).toHaveProperty("problem");
  expect(await it.plan(shown, day)).toEqual({});
  await it.change("people", two, { role: "Something else" });
  await it.plan([person(three)]);
  const planned = async () =>
    Object.fromEntries((await it.changes()).map((each) => [each.slug, each.planned?.isAsPlanned]));
  expect(await planned()).toEqual({ [one]: true, [two]: false, [three]: undefined });
  // With another address, it is still told what had been planned, until it is dropped.
  await it.editor.call("changeAddress", { kind: "people", slug: two }, "moved");
  expect(await planned()).toMatchObject({ [one]: true, moved: false });
  await it.plan([{ kind: "people", slug: "moved", what: "moved" }]);
  expect(await planned()).toMatchObject({ [one]: true, moved: undefined });
  await it.editor.stop();
  const { PATH = "", STUB = "" } = it.variables;
  const later = await startEditor(it.copy, { PATH, STUB, SITE_DAY: "2998-12-31" });
  onTestFinished(() => later.stop());
  const then = publishingOf(later);
  expect(await then.ended()).toMatchObject({
    state: "recorded",
    message: expect.stringContaining("Role"),
  });
  expect(it.inGit(`people/${one}/index.yaml`)).toContain("From January");
  expect((await then.changes()).map(({ slug }) => slug).toSorted()).toEqual(
    ["moved", three].toSorted(),
  );
});

test("a commit that cannot be built is recorded and not live, and a later publish takes it out", async () => {
  const it = await startStubbed();
  const [one = "", two = ""] = await it.people();
  await it.publish();
  const live = it.git("for-each-ref", "refs/editor/*/live");
  await it.change("people", one, { role: "Breaks" });
  await it.change("people", two, { role: "Keeper" });
  const name = (await it.changes()).find(({ slug }) => slug === one)?.name ?? "";
  it.failBuilds(`${name} › Role: breaks the build\n`);
  expect(await it.publish()).toMatchObject({
    state: "failed",
    message: expect.stringMatching(/could not be built\. It is recorded, but not live/),
    toFix: [{ kind: "people", slug: one }],
  });
  expect(it.git("for-each-ref", "refs/editor/*/live")).toBe(live);
  expect(await it.changes()).toHaveLength(2);
  expect((await it.list()).map(({ state }) => state).slice(0, 2)).toEqual(["recorded", "live"]);
  it.letBuilds();
  expect(await it.publish([person(two)])).toMatchObject({ state: "recorded" });
  expect(it.inGit(`people/${one}/index.yaml`)).not.toContain("Breaks");
  expect(it.inGit(`people/${one}/index.yaml`, "HEAD^")).toContain("Breaks");
  expect(await it.changes()).toMatchObject([{ slug: one }]);
});

test("nothing is pushed where no setting asks; where one does, live means that the push arrived", async () => {
  const remote = join(tempDir(), "remote.git");
  const prepare = (git: Git) => {
    git("init", "-q", "-b", "main");
    git("init", "-q", "--bare", "-b", "main", remote);
    git("remote", "add", "origin", remote);
    git("add", "-A", ".");
    git("commit", "-qm", "Start");
  };
  const quiet = await startStubbed({ prepare });
  await quiet.change("notFound", "", { title: "Not sent" });
  expect(await quiet.publish()).toMatchObject({ state: "recorded" });
  expect(quiet.git("-C", remote, "for-each-ref")).toBe("");
  const it = await startStubbed({
    prepare: (git) => {
      rmSync(remote, { recursive: true });
      prepare(git);
    },
    env: { PUBLISH_PUSH: "1" },
  });
  const hook = join(remote, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await it.change("notFound", "", { title: "Refused" });
  expect(await it.publish()).toMatchObject({
    state: "failed",
    message: expect.stringMatching(
      /recorded, but not live.* Not sent\..* Git says: “.*pre-receive hook declined/,
    ),
  });
  expect(await it.changes()).toHaveLength(1);
  rmSync(hook);
  expect(await it.publish()).toMatchObject({ state: "live" });
  expect(await it.changes()).toEqual([]);
  expect(it.git("-C", remote, "rev-parse", "main")).toBe(it.git("rev-parse", "HEAD"));
});

test("a version is brought back over another logo, and a single entry of it", async () => {
  const it = await startStubbed();
  const [one = "", two = ""] = await it.people();
  const roleOf = async (slug: string) =>
    (await it.editor.call("openEntry", { kind: "people", slug }))?.value?.["role"];
  const before = await roleOf(one);
  await it.publish();
  const logo = join(it.editor.content, "brand/logo.svg");
  const license = join(it.editor.content, "brand/OFL.txt");
  const drawing = readFileSync(logo, "utf8");
  writeFileSync(logo, `${drawing}<!-- another -->`);
  writeFileSync(license, "Another license");
  await it.change("people", one, { role: "Keeper" });
  await it.publish();
  await it.change("people", two, { role: "Not published" });
  const [, earlier] = await it.list();
  const outcome = await it.bringBack(earlier?.id ?? "");
  expect(outcome).toMatchObject({
    state: "recorded",
    message: expect.stringMatching(/^Brought back: the site as it was on \w+ \d+, \d{4}, /),
  });
  expect(outcome).not.toHaveProperty("note");
  expect(readFileSync(logo, "utf8")).toBe(drawing);
  expect(await roleOf(one)).toBe(before);
  expect(await it.changes()).toMatchObject([{ slug: two }]);
  // One press, and what the forms had is there again.
  expect(await it.undo()).toEqual({ taken: true });
  expect(await roleOf(one)).toBe("Keeper");
  await it.undo();
  const [, latest] = await it.list();
  expect(await it.takeBack(person(one), latest?.id)).toEqual({ taken: true });
  expect((await it.status()).replaced?.sentence).toMatch(/^Brought back: .*, as it was on /);
  for (const { at } of await it.changes()) expect(at).toMatch(/^\d{4}-/);
  expect(await roleOf(one)).toBe("Keeper");
  expect((await it.changes()).map(({ slug }) => slug).toSorted()).toEqual([one, two].toSorted());
});

test("undo of an opening that was brought back has its address gone again, as it was live", async () => {
  const it = await startStubbed();
  await it.publish();
  const [earlier] = await it.list();
  const id = { kind: "jobs", slug: "datenanalyse" } as const;
  expect(await it.editor.call("remove", id, true, "gone")).toHaveProperty("changed");
  expect(await it.publish()).toMatchObject({ state: "recorded" });
  expect(it.inGit("moved/index.yaml")).toContain("datenanalyse");
  expect(await it.takeBack({ ...id, what: "deleted" }, earlier?.id)).toEqual({ taken: true });
  expect((await it.changes()).map(({ kind }) => kind)).toEqual(["jobs", "moved"]);
  expect(await it.undo()).toEqual({ taken: true });
  expect(await it.changes()).toEqual([]);
});
