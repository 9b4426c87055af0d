import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { createRepository } from "./repository.ts";

/* Real git, on a project with a few entries. */

const content = "brand/content";
const id = (count: number) => `2026112603000000${count}-abcdefabcdef`;

function project() {
  const dir = folderOf({
    [`${content}/people/zara/index.yaml`]: "name: Zara\n",
    [`${content}/home/index.yaml`]: "title: Home\n",
    "src/code.ts": "code\n",
  });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@x.invalid", ...args], {
      cwd: dir,
      encoding: "utf8",
    }).trim();
  const write = (path: string, text: string) => writeFileSync(join(dir, content, path), text);
  return { dir, git, write, repository: createRepository(content, dir) };
}
const started = async () => {
  const it = project();
  it.git("init", "-q", "-b", "main");
  it.git("add", "-A");
  it.git("commit", "-qm", "Start");
  await it.repository.open();
  return it;
};
/** Publishes the entries as they are. */
async function publish({ dir, repository }: ReturnType<typeof project>, count = 1, by = "Amina") {
  const commit = await repository.commit(join(dir, content), by, `Change ${count}\n\n- A line\n`);
  await repository.keep(id(count), commit);
  return commit;
}

test("where there is no repository one is started, with nothing but the entries", async () => {
  const { git, repository } = project();
  await repository.open();
  await repository.open();
  expect(git("ls-files").split("\n")).toEqual([
    `${content}/home/index.yaml`,
    `${content}/people/zara/index.yaml`,
  ]);
  expect(git("status", "--short", "--", "brand")).toBe("");
  expect(git("rev-list", "--count", "HEAD")).toBe("1");
});

test("a publish is a commit with its person, and is found again", async () => {
  const it = await started();
  it.write("home/index.yaml", "title: New\n");
  await publish(it);
  expect(it.git("log", "-1", "--format=%an|%s")).toBe("Amina|Change 1");
  expect(it.git("status", "--short")).toBe("");
  expect(await it.repository.list()).toMatchObject([
    { id: id(1), by: "Amina", sentence: "Change 1", changes: ["A line"] },
  ]);
});

test("what is typed after the copy, and what somebody has staged, stays out", async () => {
  const it = await started();
  writeFileSync(join(it.dir, "src/code.ts"), "staged\n");
  it.git("add", "src/code.ts");
  it.write("home/index.yaml", "title: New\n");
  const commit = await it.repository.commit(join(it.dir, content), "Amina", "Change");
  it.write("home/index.yaml", "title: Later\n");
  await it.repository.keep(id(1), commit);
  expect(it.git("show", "HEAD:brand/content/home/index.yaml")).toBe("title: New");
  expect(it.git("show", "HEAD:src/code.ts")).toBe("code");
  expect(it.git("status", "--short")).toBe(`M ${content}/home/index.yaml\nM  src/code.ts`);
});

test("a deleted entry is gone in the commit, and ignored and hooked things do not matter", async () => {
  const it = await started();
  writeFileSync(join(it.dir, ".gitignore"), "*.png\n");
  writeFileSync(join(it.dir, ".git/hooks/pre-commit"), "#!/bin/sh\nexit 1\n");
  chmodSync(join(it.dir, ".git/hooks/pre-commit"), 0o755);
  rmSync(join(it.dir, content, "people"), { recursive: true });
  it.write("home/shot.png", "png");
  await publish(it);
  expect(it.git("ls-tree", "-r", "--name-only", "HEAD", content).split("\n")).toEqual([
    `${content}/home/index.yaml`,
    `${content}/home/shot.png`,
  ]);
});

test("commits of others meanwhile stay, and only what was changed is changed on them", async () => {
  const it = await started();
  it.write("home/index.yaml", "title: New\n");
  const commit = await it.repository.commit(join(it.dir, content), "Amina", "Change");
  it.git("stash", "-q");
  it.write("people/zara/index.yaml", "name: Zara by somebody else\n");
  it.git("commit", "-qam", "Of somebody else");
  await it.repository.keep(id(1), commit);
  expect(it.git("show", "HEAD:brand/content/home/index.yaml")).toBe("title: New");
  expect(it.git("show", "HEAD:brand/content/people/zara/index.yaml")).toBe(
    "name: Zara by somebody else",
  );
  expect(it.git("log", "--format=%s")).toBe("Change\nOf somebody else\nStart");
});

test("names and texts end no line and add no header", async () => {
  const it = await started();
  await publish(it, 1, "Eve <eve@x>\nauthor: x\0");
  expect(it.git("log", "-1", "--format=%an|%ae")).toMatch(/^Eve eve@x author: x\|/);
  const [found] = await it.repository.list();
  expect(found?.by).toBe("Eve eve@x author: x");
});

test.each(["Zara Malik, Jr.", "“Zara”", "'Zara'", "Zara, PhD", "Zara"])(
  "the list says %s, whatever git takes from an author",
  async (by) => {
    const it = await started();
    const commit = await it.repository.commit(
      join(it.dir, content),
      by,
      "Published-by: x\n\n- A line\n",
    );
    // Also on a branch that has moved meanwhile.
    it.git("commit", "-q", "--allow-empty", "-m", "Of somebody else");
    await it.repository.keep(id(1), commit);
    expect(await it.repository.list()).toMatchObject([{ by, changes: ["A line"] }]);
    expect(it.git("log", "-1", "--format=%(trailers:key=Published-by,valueonly)")).toBe(by);
  },
);

test("an earlier version is written as it was", async () => {
  const it = await started();
  const before = await it.repository.head();
  it.write("home/index.yaml", "title: New\n");
  await publish(it);
  const folder = join(tempDir(), "published");
  await it.repository.write(before, folder);
  expect(readFileSync(join(folder, "home/index.yaml"), "utf8")).toBe("title: Home\n");
  expect(readFileSync(join(folder, "people/zara/index.yaml"), "utf8")).toBe("name: Zara\n");
  expect(await it.repository.find("--output=/tmp/x")).toBeUndefined();
});

test("entries that an older engine published are written as this one reads them", async () => {
  const it = await started();
  mkdirSync(join(it.dir, content, "screens/about"), { recursive: true });
  it.write("screens/about/index.yaml", "title: About\n");
  const folder = join(tempDir(), "published");
  await it.repository.write(await publish(it), folder);
  expect(readFileSync(join(folder, "pages/about/index.yaml"), "utf8")).toBe("title: About\n");
});

test("a project in a folder of a repository keeps to its folder", async () => {
  const { dir, git } = project();
  const inner = join(dir, "site");
  mkdirSync(join(inner, content), { recursive: true });
  writeFileSync(join(inner, content, "a.yaml"), "a: 1\n");
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-qm", "Start");
  const repository = createRepository(content, inner);
  await repository.open();
  writeFileSync(join(inner, content, "a.yaml"), "a: 2\n");
  const commit = await repository.commit(join(inner, content), "Amina", "Change");
  await repository.keep(id(1), commit);
  expect(git("diff", "--name-only", "HEAD^", "HEAD")).toBe(`site/${content}/a.yaml`);
});

const withRemote = async () => {
  const it = await started();
  const remote = join(tempDir(), "remote.git");
  it.git("init", "-q", "--bare", "-b", "main", remote);
  it.git("remote", "add", "origin", remote);
  it.git("push", "-q", "-u", "origin", "main");
  const on = (...args: string[]) => it.git("-C", remote, ...args);
  return { ...it, remote, on };
};

test("a publish is pushed; without a remote nothing is asked of anybody", async () => {
  expect(await (await started()).repository.push()).toBeUndefined();
  const it = await withRemote();
  it.write("home/index.yaml", "title: New\n");
  await publish(it);
  expect(await it.repository.push()).toBeUndefined();
  expect(it.on("log", "-1", "--format=%s", "main")).toBe("Change 1");
});

test("a refused push says in words what to do, and a later one sends everything", async () => {
  const it = await withRemote();
  const other = join(tempDir(), "other");
  it.git("clone", "-q", it.remote, other);
  it.git("-C", other, "commit", "-q", "--allow-empty", "-m", "Of somebody else");
  it.git("-C", other, "push", "-q");
  it.write("home/index.yaml", "title: New\n");
  await publish(it);
  expect(await it.repository.push()).toMatch(/^The site is live, .*git pull --rebase/);
  it.git("pull", "-q", "--rebase");
  it.write("home/index.yaml", "title: Newer\n");
  await publish(it, 2);
  expect(await it.repository.push()).toBeUndefined();
  expect(it.on("log", "--format=%s", "main").split("\n").slice(0, 3)).toEqual([
    "Change 2",
    "Change 1",
    "Of somebody else",
  ]);
  // Publishes are found whatever happened to the branch.
  expect((await it.repository.list()).map((one) => one.sentence)).toEqual(["Change 2", "Change 1"]);
  rmSync(it.remote, { recursive: true });
  expect(await it.repository.push()).toMatch(/could not be reached/);
});

test.each([
  [
    "remote: error: GH006: Protected branch update failed",
    /does not accept changes to this branch/,
  ],
  ["git@example.com: Permission denied (publickey).", /key or password/],
  ["fatal: could not read Username for 'https://example.com'", /key or password/],
])("%s is told in words", async (said, words) => {
  const { adviceOn } = await import("./push-advice.ts");
  expect(adviceOn(said, "origin")).toMatch(words);
});

test("a repository without the entries is not touched before something is published", async () => {
  const it = project();
  it.git("init", "-q", "-b", "main");
  it.git("add", "src");
  it.git("commit", "-qm", "Code only");
  await it.repository.open();
  const before = await it.repository.head();
  expect(it.git("log", "--format=%s")).toBe("Code only");
  expect(await it.repository.hasEntries(before)).toBe(false);
  const folder = join(tempDir(), "published");
  await it.repository.write(before, folder);
  expect(readdirSync(folder)).toEqual([]);
  await publish(it);
  expect(it.git("log", "--format=%s")).toBe("Change 1\nCode only");
  expect(await it.repository.hasEntries(await it.repository.head())).toBe(true);
});
