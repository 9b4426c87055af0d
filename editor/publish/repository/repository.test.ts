import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { failureOf } from "#editor/publish/failure.ts";
import { idOf } from "./refs.ts";
import { createRepository } from "./repository.ts";

/* Real git, on a project with a few entries, in each kind of repository. */

const content = "brand/content";
const asTheyWere = "The site's texts as they were";
const home = "home/index.yaml";
const picture = "home/shot.png";

const gitIn =
  (dir: string) =>
  (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@x.invalid", ...args], {
      cwd: dir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();

function project() {
  const dir = folderOf({
    [`${content}/people/zara/index.yaml`]: "name: Zara\n",
    [`${content}/${home}`]: "title: Home\n",
    [`${content}/${picture}`]: "A picture\n",
    "src/code.ts": "code\n",
  });
  const write = (path: string, text: string) => writeFileSync(join(dir, content, path), text);
  const read = (path: string) => readFileSync(join(dir, content, path), "utf8");
  return { dir, git: gitIn(dir), write, read, repository: createRepository(content, dir) };
}
type Project = ReturnType<typeof project>;

/** In a repository of its own. @param prepare writes what is committed, too */
async function started(prepare: (it: Project) => void = () => {}) {
  const it = project();
  it.git("init", "-q", "-b", "main");
  writeFileSync(join(it.dir, ".git/info/exclude"), "/.generated\n");
  prepare(it);
  it.git("add", "-A");
  it.git("commit", "-qm", "Start");
  await it.repository.open();
  return it;
}
/** Publishes the entries as they are. */
async function publish({ repository }: Project, count = 1, by = "Amina") {
  const message = `Change ${count}\n\n- A line\n`;
  const { id, commit } = await repository.commit({ by, message });
  await repository.keep(id, commit);
  return commit;
}
/** The entries of a commit, as the editor reads them. */
async function written({ repository }: Project, commit: string) {
  const folder = await repository.write(commit);
  return (path: string) => readFileSync(join(folder, path), "utf8");
}

test("where there is no repository one is started, with nothing but the entries", async () => {
  const { git, repository } = project();
  await repository.open();
  await repository.open();
  expect(git("ls-files").split("\n")).toEqual(
    [home, picture, "people/zara/index.yaml"].map((it) => `${content}/${it}`),
  );
  expect(git("status", "--short", "--", "brand")).toBe("");
  expect(git("rev-list", "--count", "HEAD")).toBe("1");
});

test("a publish is a commit with its person, and is found again", async () => {
  const it = await started();
  it.write(home, "title: New\n");
  const message = "Change\n\n- A line\n";
  const { id, commit } = await it.repository.commit({ by: "Amina", message });
  const expected = { id, commit, by: "Amina", sentence: "Change", changes: ["A line"] };
  expect(await it.repository.list()).toMatchObject([{ ...expected, state: "recorded" }]);
  expect(it.git("log", "-1", "--format=%an|%s")).toBe("Amina|Change");
  expect(it.git("status", "--short")).toBe("");
  await it.repository.keep(id, commit);
  expect(await it.repository.list()).toMatchObject([{ ...expected, state: "live" }]);
  // Also while the clock is wrong.
  vi.setSystemTime("2001-01-01");
  onTestFinished(() => void vi.useRealTimers());
  const next = await publish(it, 2);
  expect(await it.repository.live()).toBe(next);
  expect((await it.repository.list()).map(({ state }) => state)).toEqual(["was live", "live"]);
});

test("before a publish the list has the texts as they were, not what a developer called a commit", async () => {
  const it = await started();
  await it.repository.live();
  expect(await it.repository.list()).toMatchObject([{ sentence: asTheyWere, state: "live" }]);
});

test("what somebody has staged stays staged, and no hook or program of the repository runs", async () => {
  const it = await started();
  writeFileSync(join(it.dir, "src/code.ts"), "staged\n");
  it.git("add", "src/code.ts");
  const ran = join(it.dir, ".git/ran");
  const program = join(it.dir, ".git/program");
  writeFileSync(program, `#!/bin/sh\ntouch '${ran}'\nexit 1\n`, { mode: 0o755 });
  for (const name of ["pre-commit", "commit-msg", "post-commit", "reference-transaction"])
    symlinkSync(program, join(it.dir, ".git/hooks", name));
  for (const name of "core.fsmonitor core.editor core.pager diff.external gpg.program".split(" "))
    it.git("config", name, program);
  it.git("config", "commit.gpgSign", "true");
  rmSync(join(it.dir, content, "people"), { recursive: true });
  it.write("home/another.png", "png");
  it.write(".unfinished-x", "half");
  await it.repository.check();
  await it.repository.replacing("Nothing", "", async () => it.write("home/index.yaml", "a: 1\n"));
  await publish(it);
  expect(existsSync(ran)).toBe(false);
  for (const name of ["core.fsmonitor", "diff.external"]) it.git("config", "--unset", name);
  expect(it.git("show", "HEAD:src/code.ts")).toBe("code");
  expect(it.git("ls-tree", "-r", "--name-only", "HEAD", content).split("\n")).toEqual(
    ["home/another.png", home, picture].map((name) => `${content}/${name}`),
  );
  expect(it.git("status", "--short")).toBe(`M  src/code.ts\n?? ${content}/.unfinished-x`);
});

test("of the entries in some folders a commit has the text of now, of all others the live one", async () => {
  const it = await started();
  const live = it.git("rev-parse", "HEAD");
  it.write("people/zara/index.yaml", "name: Failed\n");
  await it.repository.commit({ by: "", message: "Not live" });
  it.write(home, "title: New\n");
  const instead = { version: live, except: ["home", "people/none"] };
  await it.repository.commit({ by: "", message: "Home alone", instead });
  expect(it.git("show", `HEAD:${content}/people/zara/index.yaml`)).toBe("name: Zara");
  expect(it.git("show", `HEAD:${content}/${home}`)).toBe("title: New");
  expect(it.read("people/zara/index.yaml")).toBe("name: Failed\n");
  expect(it.git("status", "--short")).toBe(`M ${content}/people/zara/index.yaml`);
});

test.each(["Zara Malik, Jr.", "“Zara”", "'Zara'", "Zara, PhD", "Eve <eve@x>\nauthor: x\0"])(
  "the list says %j, whatever git takes from an author",
  async (by) => {
    const it = await started();
    await publish(it, 1, by);
    const name = by.startsWith("Eve") ? "Eve eve@x author: x" : by;
    expect(await it.repository.list()).toMatchObject([{ by: name, changes: ["A line"] }]);
    expect(it.git("log", "-1", "--format=%(trailers:key=Published-by,valueonly)")).toBe(name);
  },
);

test("entries that an older engine published are written as this one reads them, once", async () => {
  const it = await started();
  mkdirSync(join(it.dir, content, "company"), { recursive: true });
  it.write("company/index.json", '{ "name": "Lumi" }');
  const commit = await publish(it);
  // Three who ask at the same time.
  const [read] = await Promise.all([1, 2, 3].map(() => written(it, commit)));
  expect(read?.("company/index.yaml")).toBe("name: Lumi\n");
});

// Kinds of repositories.

/** A filter as Git LFS has one: the repository has another text than the work tree. */
const filtered = (it: Project) => {
  it.git("config", "filter.fake.clean", "sed s/^/pointer:/");
  it.git("config", "filter.fake.smudge", "sed s/^pointer://");
  it.git("config", "filter.fake.required", "true");
  writeFileSync(join(it.dir, ".gitattributes"), "*.png filter=fake\n");
};

test("files in a filter are stored and read through it", async () => {
  const it = await started(filtered);
  const before = it.git("rev-parse", "HEAD");
  it.write(home, "title: New\n");
  await publish(it);
  expect(it.git("diff", "--name-only", "HEAD^", "HEAD")).toBe(`${content}/${home}`);
  it.write(picture, "Another\n");
  await publish(it, 2);
  expect(it.git("show", `HEAD:${content}/${picture}`)).toBe("pointer:Another");
  const earlier = await written(it, before);
  expect(earlier(picture)).toBe("A picture\n");
  // Brought back.
  const instead = { version: before, except: [] };
  await it.repository.commit({ by: "", message: "Back", instead });
  expect(it.git("diff", "--name-only", before, "HEAD")).toBe("");
});

test.each(["* text=auto eol=crlf", "* text eol=lf"])(
  "a publish of a word changes one line under %s",
  async (attributes) => {
    const it = await started(({ dir }) => {
      writeFileSync(join(dir, ".gitattributes"), `${attributes}\n`);
      for (const path of [home, "people/zara/index.yaml", picture]) {
        const file = join(dir, content, path);
        if (attributes.endsWith("crlf"))
          writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
      }
    });
    it.git("config", "core.safecrlf", "true");
    // As the editor writes a new line.
    it.write(home, "title: New\r\nmore: line\n");
    await publish(it);
    expect(it.git("diff", "--name-only", "HEAD^", "HEAD")).toBe(`${content}/${home}`);
    expect(it.git("show", `HEAD:${content}/${home}`)).toBe("title: New\nmore: line");
  },
);

/** The brand is a repository of its own within the engine's. */
async function brandOfItsOwn(outside: (git: Project["git"], source: string) => void) {
  const it = project();
  const source = join(tempDir(), "brand");
  renameSync(join(it.dir, "brand"), source);
  const own = gitIn(source);
  own("init", "-q", "-b", "main");
  own("add", "-A");
  own("commit", "-qm", "Brand");
  it.git("init", "-q", "-b", "main");
  outside(it.git, source);
  it.git("add", "-A");
  it.git("commit", "-qm", "Engine");
  return it;
}

test.each<[string, (git: Project["git"], source: string) => void]>([
  [
    "a submodule",
    (git, source) =>
      git("-c", "protocol.file.allow=always", "submodule", "add", "-q", source, "brand"),
  ],
  [
    "a clone that the engine's repository ignores",
    (git, source) => {
      git("clone", "-q", source, "brand");
      git("config", "core.excludesFile", join(source, "content/home/ignored"));
      writeFileSync(join(source, "content/home/ignored"), "/brand\n");
    },
  ],
])("of a brand in %s, the brand's own repository is used", async (_, outside) => {
  const it = await brandOfItsOwn(outside);
  const [brand, engine] = [gitIn(join(it.dir, "brand")), it.git("rev-parse", "HEAD")];
  await it.repository.open();
  const live = await it.repository.live();
  expect(brand("rev-parse", `${live}^{tree}`)).toBe(brand("rev-parse", "HEAD^{tree}"));
  it.write(home, "title: New\n");
  await publish(it);
  expect(brand("diff", "--name-only", live, "HEAD")).toBe(`content/${home}`);
  expect(it.git("rev-parse", "HEAD")).toBe(engine);
  expect(it.git("diff", "--cached", "--name-only")).toBe("");
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
  await repository.commit({ by: "Amina", message: "Change" });
  expect(git("diff", "--name-only", "HEAD^", "HEAD")).toBe(`site/${content}/a.yaml`);
});

test("the folder of entries may be a link, and is the repository's that it leads to", async () => {
  const it = project();
  const own = join(tempDir(), "texts");
  renameSync(join(it.dir, content), own);
  symlinkSync(own, join(it.dir, content));
  it.git("init", "-q", "-b", "main");
  it.git("add", "-A");
  it.git("commit", "-qm", "Engine");
  await expect(it.repository.open()).rejects.toThrow(/outside of the project and in no repository/);
  const texts = gitIn(own);
  texts("init", "-q", "-b", "main");
  await it.repository.open();
  it.write(home, "title: New\n");
  await publish(it);
  expect(texts("diff", "--name-only", "HEAD^", "HEAD")).toBe(home);
  expect(it.git("status", "--short")).toBe("");
});

test("the environment names the repository of a container", async () => {
  const it = project();
  const gitDir = join(tempDir(), "site.git");
  vi.stubEnv("GIT_DIR", gitDir);
  vi.stubEnv("GIT_WORK_TREE", it.dir);
  onTestFinished(() => void vi.unstubAllEnvs());
  await it.repository.open();
  it.write(home, "title: New\n");
  await publish(it);
  await it.repository.write(await it.repository.live());
  expect(it.git("diff", "--name-only", "HEAD^", "HEAD")).toBe(`${content}/${home}`);
  expect(existsSync(join(it.dir, ".git"))).toBe(false);
});

test.each<[what: string, make: (it: Project) => void, problem: RegExp]>([
  [
    "a repository that ignores the entries, such as one of dotfiles",
    ({ dir, git }) => {
      git("rm", "-rq", "--cached", "brand");
      git("commit", "-qm", "Dotfiles only");
      writeFileSync(join(dir, ".gitignore"), "*\n");
    },
    /ignores brand\/content\/.*nothing can be published there/,
  ],
  [
    "a repository that ignores pictures",
    ({ dir, write }) => {
      writeFileSync(join(dir, ".gitignore"), "*.png\n");
      write("people/zara/zara.png", "png");
    },
    /ignores brand\/content\/people\/zara\/zara\.png/,
  ],
  [
    "a link within the entries",
    ({ dir }) => symlinkSync(tempDir(), join(dir, content, "projects")),
    /^brand\/content\/projects leads out of/,
  ],
  [
    "a repository within the entries",
    ({ dir, git }) => git("init", "-q", join(dir, content, "projects")),
    /^brand\/content\/projects\/\.git leads out of/,
  ],
  [
    "a detached HEAD",
    ({ git }) => git("checkout", "-q", "--detach"),
    /^No branch is checked out .*git switch/,
  ],
  [
    "a merge",
    ({ git, write }) => {
      git("checkout", "-qb", "other");
      write(home, "title: Theirs\n");
      git("commit", "-qam", "Theirs");
      git("checkout", "-q", "main");
      git("merge", "-q", "--no-ff", "--no-commit", "other");
    },
    /^A merge is not finished/,
  ],
  [
    "a rebase",
    ({ git, write }) => {
      write(home, "title: Mine\n");
      git("commit", "-qam", "Mine");
      expect(() => git("rebase", "-q", "--exec", "false", "HEAD^")).toThrow(/exec/);
    },
    /^A rebase is not finished/,
  ],
])(
  "in %s it is said why nothing can be published, and nothing is done",
  async (_, make, problem) => {
    const it = await started();
    await it.repository.check();
    make(it);
    const before = it.git("for-each-ref") + it.git("status", "--short");
    await expect(it.repository.check()).rejects.toThrow(problem);
    await expect(createRepository(content, it.dir).open()).rejects.toThrow(problem);
    expect(it.git("for-each-ref") + it.git("status", "--short")).toBe(before);
  },
);

test("entries that git has never seen are the company, and no change", async () => {
  const it = project();
  it.git("init", "-q", "-b", "main");
  it.git("add", "src");
  it.git("commit", "-qm", "Code only");
  await it.repository.open();
  const live = await it.repository.live();
  expect(it.git("log", "--format=%s")).toBe("Code only");
  expect((await written(it, live))(home)).toBe("title: Home\n");
  it.write(home, "title: New\n");
  expect(await it.repository.live()).toBe(live);
  await publish(it);
  expect(it.git("log", "--format=%s")).toBe("Change 1\nCode only");
});

test("another company than the one that is committed is the company, and changes are found after a restart", async () => {
  const it = project();
  it.git("init", "-q", "-b", "main");
  it.git("add", "-A");
  it.git("commit", "-qm", "Of the engine");
  it.write(home, "title: Of our own\n");
  await it.repository.open();
  const live = await it.repository.live();
  expect((await written(it, live))(home)).toBe("title: Of our own\n");
  it.write(home, "title: Changed\n");
  expect(await createRepository(content, it.dir).live()).toBe(live);
});

test("branches and worktrees know nothing of what another one has published or replaced", async () => {
  const it = await started();
  const live = await it.repository.live();
  const treeOf = (commit: string) => it.git("rev-parse", `${commit}^{tree}`);
  const dir = join(tempDir(), "redesign");
  it.git("worktree", "add", "-qb", "a/redesign", dir);
  const redesign = createRepository(content, dir);
  await redesign.open();
  expect(treeOf(await redesign.live())).toBe(treeOf(live));
  writeFileSync(join(dir, content, home), "title: Redesign\n");
  const { id, commit } = await redesign.commit({ by: "", message: "Redesign" });
  await redesign.keep(id, commit);
  await redesign.commit({ by: "", message: "Not live" });
  await redesign.replacing("Taken back", "", async () =>
    rmSync(join(dir, content, "people"), { recursive: true }),
  );
  const known = async ({ repository }: Pick<Project, "repository">) => [
    await repository.live(),
    (await repository.list()).map(({ sentence }) => sentence),
    (await repository.lastReplaced())?.sentence,
  ];
  expect(await known(it)).toEqual([live, [asTheyWere], undefined]);
  it.git("worktree", "remove", "--force", dir);
  it.git("switch", "-q", "a/redesign");
  expect(await known(it)).toEqual([commit, ["Not live", "Redesign", asTheyWere], "Taken back"]);
  it.git("switch", "-q", "main");
  expect(await known(it)).toEqual([live, [asTheyWere], undefined]);
});

test("what version 1.2 has published is the branch's that has it", async () => {
  const it = await started();
  it.write(home, "title: New\n");
  const { commit } = await it.repository.commit({ by: "", message: "Of 1.2" });
  it.git("update-ref", `refs/publishes/${idOf(Date.now(), commit)}`, commit);
  it.git("switch", "-qc", "other", "HEAD^");
  await it.repository.open();
  expect(await it.repository.live()).not.toBe(commit);
  it.git("switch", "-q", "main");
  await it.repository.open();
  expect(await it.repository.live()).toBe(commit);
  expect(await it.repository.list()).toMatchObject([{ sentence: "Of 1.2", state: "live" }, {}]);
  expect(it.git("for-each-ref", "refs/publishes")).toBe("");
  // Whoever went back to 1.2, and published there.
  const again = `refs/publishes/${idOf(Date.now() + 1000, commit)}`;
  it.git("update-ref", again, commit);
  await it.repository.open();
  expect(await it.repository.list()).toHaveLength(3);
});

test("what is replaced is kept, with files that git ignores, and nothing is kept of nothing", async () => {
  const it = await started(({ dir }) => writeFileSync(join(dir, ".gitignore"), "*.txt\n"));
  it.write("home/notes.txt", "Notes\n");
  await it.repository.replacing("Nothing", "", async () => {});
  expect(await it.repository.lastReplaced()).toBeUndefined();
  await it.repository.replacing("Taken back\n\nPublished-by: Eve", "Amina", async () =>
    rmSync(join(it.dir, content, "home"), { recursive: true }),
  );
  const last = await it.repository.lastReplaced();
  expect(last).toMatchObject({ sentence: "Taken back", by: "Amina" });
  expect((await written(it, last?.before ?? ""))("home/notes.txt")).toBe("Notes\n");
  // Ended in the middle: what was there is known.
  const failed = it.repository.replacing("Killed", "", () => Promise.reject(new Error("killed")));
  await expect(failed).rejects.toThrow("killed");
  expect(await it.repository.lastReplaced()).toSatisfy((it) => it.before === it.after);
});

test("a commit that fails leaves index, branch and entries as they were", async () => {
  const it = await started();
  it.write(home, "title: New\n");
  it.git("config", "filter.broken.clean", "false");
  it.git("config", "filter.broken.required", "true");
  writeFileSync(join(it.dir, ".git/info/attributes"), "*.yaml filter=broken\n");
  const state = () => [it.git("rev-parse", "HEAD"), it.git("ls-files", "-s"), it.read(home)];
  const before = state();
  await expect(publish(it)).rejects.toThrow(/git add failed/);
  expect(state()).toEqual(before);
  it.git("config", "filter.broken.clean", "cat");
  for (const lock of ["index.lock", "refs/heads/main.lock"]) {
    const file = join(it.dir, ".git", lock);
    writeFileSync(file, "");
    const failed = await publish(it).then(() => undefined, failureOf);
    expect(failed?.message).toMatch(/ask a developer\. Git says: “fatal: .*\.lock': File exists/);
    rmSync(file);
    expect(state()).toEqual(before);
  }
});

// Pushing.

async function withRemote() {
  const it = await started();
  const remote = join(tempDir(), "remote.git");
  it.git("init", "-q", "--bare", "-b", "main", remote);
  it.git("remote", "add", "origin", remote);
  it.git("push", "-q", "-u", "origin", "main");
  it.write(home, "title: New\n");
  await publish(it);
  return { ...it, remote };
}

test("the branch is pushed, and a later push sends what an earlier one could not", async () => {
  expect(await (await started()).repository.push()).toContain("“fatal: No configured push dest");
  const it = await withRemote();
  const other = join(tempDir(), "other");
  it.git("clone", "-q", it.remote, other);
  it.git("-C", other, "commit", "-q", "--allow-empty", "-m", "Of somebody else");
  it.git("-C", other, "push", "-q");
  expect(await it.repository.push()).toMatch(
    /ask a developer\. Git says: “.*rejected.*fetch first/,
  );
  it.git("pull", "-q", "--rebase");
  expect(await it.repository.push()).toBeUndefined();
  const onRemote = it.git("-C", it.remote, "log", "--format=%s", "main").split("\n");
  expect(onRemote).toEqual(["Change 1", "Of somebody else", "Start"]);
  rmSync(it.remote, { recursive: true });
  expect(await it.repository.push()).toMatch(/Git says: “fatal: .*does not appear to be a git/);
});

test("a fork is pushed to, whatever the branch follows", async () => {
  const it = await withRemote();
  const fork = join(tempDir(), "fork.git");
  it.git("init", "-q", "--bare", "-b", "main", fork);
  it.git("remote", "add", "fork", fork);
  it.git("config", "remote.pushDefault", "fork");
  expect(await it.repository.push()).toBeUndefined();
  expect(it.git("-C", fork, "rev-parse", "main")).toBe(it.git("rev-parse", "HEAD"));
});

test.each([
  ["of the remote", (it: { remote: string }) => join(it.remote, "hooks/pre-receive")],
  ["of the clone", (it: { dir: string }) => join(it.dir, ".git/hooks/pre-push")],
] as const)("a hook %s that refuses is told with its line", async (_, hookOf) => {
  const it = await withRemote();
  writeFileSync(hookOf(it), "#!/bin/sh\necho Tickets only >&2\nexit 1\n", { mode: 0o755 });
  expect(await it.repository.push()).toMatch(/^Not sent\. .*(?:declined|“Tickets only)/);
});
