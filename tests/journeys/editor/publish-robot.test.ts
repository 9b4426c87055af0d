import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createRepository } from "#editor/publish/repository/repository.ts";
import { pick, randomNumbers } from "#editor/testing/random-edit.ts";
import { runRobot } from "#editor/testing/robot.ts";
import { type Git, startStubbed } from "#editor/testing/stubbed-build.ts";
import { tempDir } from "#server/testing/temp.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { kindOf } from "#content/kinds.ts";
import { shortOrLong } from "#tests/support/faults/test-length.ts";

/* Random edits with a publish, a take-back or a bring-back after every tenth, compared with a plain model. */

const brand = brandFolder;
type Prepare = (git: Git, copy: string) => Record<string, string> | void;
const commitAll = (git: Git) => {
  git("init", "-q", "-b", "main");
  git("add", "-A", brand, "package.json");
  git("commit", "-qm", "Start");
};
/** The brand as a repository of its own, elsewhere. */
function ownRepository(git: Git, copy: string): string {
  const source = join(tempDir(), "brand");
  renameSync(join(copy, brand), source);
  for (const args of [
    ["init", "-q", "-b", "main"],
    ["add", "-A"],
    ["commit", "-qm", "Brand"],
  ])
    git("-C", source, ...args);
  git("init", "-q", "-b", "main");
  return source;
}

const kinds: Record<string, Prepare> = {
  "no repository": () => {},
  "a repository with a filter": (git, copy) => {
    git("init", "-q", "-b", "main");
    git("config", "filter.fake.clean", "base64");
    git("config", "filter.fake.smudge", "base64 -d");
    git("config", "filter.fake.required", "true");
    writeFileSync(join(copy, ".gitattributes"), "*.png filter=fake\n");
    git("add", ".gitattributes");
    commitAll(git);
  },
  "a repository with CRLF": (git, copy) => {
    git("init", "-q", "-b", "main");
    writeFileSync(join(copy, ".gitattributes"), "* text=auto eol=crlf\n");
    git("add", ".gitattributes");
    commitAll(git);
  },
  "a submodule": (git, copy) => {
    const source = ownRepository(git, copy);
    git("-c", "protocol.file.allow=always", "submodule", "add", "-q", source, brand);
    git("commit", "-qm", "Engine");
  },
  "an ignored clone": (git, copy) => {
    const source = ownRepository(git, copy);
    git("clone", "-q", source, brand);
    writeFileSync(join(copy, ".gitignore"), `/${brand}\n`);
    git("add", ".gitignore", "package.json");
    git("commit", "-qm", "Engine");
  },
  "a link": (git, copy) => {
    const source = ownRepository(git, copy);
    mkdirSync(join(copy, brand, ".."), { recursive: true });
    symlinkSync(source, join(copy, brand));
  },
  "the container's variables": (_, copy) => ({
    GIT_DIR: join(tempDir(), "site.git"),
    GIT_WORK_TREE: copy,
  }),
};

/** Texts and pictures by their names; line ends are git's. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => join(it.parentPath, it.name))
      .map((file) => [
        file.slice(folder.length),
        readFileSync(file, "latin1").replaceAll("\r\n", "\n"),
      ]),
  );

test.each(Object.keys(kinds))("with %s nothing is lost, whatever is done", async (kind) => {
  const it = await startStubbed({ env: { BRAND_DIR: brand }, prepare: kinds[kind] ?? (() => {}) });
  const { content } = it.editor;
  for (const [name, value] of Object.entries(it.variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const repository = createRepository(join(brand, "content"), it.copy);
  const random = randomNumbers(59);
  const done: string[] = [];
  /** The entries that visitors have, and those of each publish. */
  let live = filesOf(content);
  const published = new Map<string, Record<string, string>>();
  const recorded = new Set<string>();

  const act = async () => {
    const before = filesOf(content);
    const changes = await it.changes();
    const action = pick(random, [
      "publish",
      "publish one",
      "take back",
      "take all back",
      "bring back",
    ]);
    done.push(action);
    if (action === "publish") {
      expect(await it.publish(), action).toMatchObject({ state: "recorded" });
      live = before;
      expect(filesOf(content), action).toEqual(before);
    } else if (action === "publish one" && changes.length > 0) {
      const change = pick(random, changes);
      const { state, message } = await it.publish([change]);
      if (state === "failed") expect(message).toContain("has a tick needs");
      expect(filesOf(content), action).toEqual(before);
      const folder = `/${join(kindOf(change.kind).folder, change.slug)}/`;
      live = await entriesLive();
      const inFolder = (files: typeof live) =>
        Object.entries(files).filter(([file]) => file.startsWith(folder));
      if (change.what !== "order" && state !== "failed")
        expect(inFolder(live), action).toEqual(inFolder(before));
    } else if (action === "take back" && changes.length > 0) {
      const change = pick(random, changes);
      const { taken } = await it.takeBack(change);
      if (taken) await undone(before);
      expect(filesOf(content), change.name).toEqual(before);
    } else if (action === "take all back") {
      await it.takeBackAll();
      expect(await it.changes(), action).toEqual([]);
      expect(filesOf(content), action).toEqual(live);
      if (changes.length > 0 && random() < 0.5) await undone(before);
    } else if (action === "bring back") {
      const earlier = pick(random, [...published.keys()].length > 0 ? [...published.keys()] : [""]);
      if (earlier === "") return;
      expect(await it.bringBack(earlier), action).toMatchObject({ state: "recorded" });
      live = published.get(earlier) ?? {};
    }
    expect(await entriesLive(), action).toEqual(live);
    for (const { id, commit } of await it.list()) {
      if (!published.has(id)) published.set(id, await entriesOf(commit));
      recorded.add(commit);
    }
    const last = await repository.lastReplaced();
    if (last) recorded.add(last.before);
    const kept = execFileSync("git", ["rev-list", "--all"], { cwd: content, encoding: "utf8" });
    expect([...recorded].filter((commit) => !kept.includes(commit))).toEqual([]);
  };
  const undone = async (before: typeof live) => {
    expect(await it.undo()).toEqual({ taken: true });
    expect(filesOf(content), "undo").toEqual(before);
  };
  const entriesOf = async (commit: string) => filesOf(await repository.write(commit));
  const entriesLive = async () => entriesOf(await repository.live());
  const { faults, counts } = await runRobot({
    editor: it.editor,
    seed: 59,
    edits: shortOrLong(40, 300),
    async afterEach(count) {
      if (count % 10 === 0) await act();
    },
  });
  console.log(`${kind}: ${done.join(", ")}`);
  expect(faults).toEqual([]);
  expect(counts.saved).toBeGreaterThan(5);
});
