import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf } from "../server/testing/temp.ts";
import { lastModifiedFromGit } from "./last-modified.ts";

const files = {
  "app/content/home.ts": "1",
  "app/content/about.ts": "1",
  "app/content/portfolio.ts": "1",
  "app/content/projects/takenote.ts": "1",
  "app/content/technologies/react.ts": "1",
};

function repository() {
  const dir = folderOf(files);
  const git = (...words: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd: dir });
  const commit = (date: string) => {
    git("add", ".");
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-m", date], {
      cwd: dir,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  };
  git("init");
  commit("2026-01-02T03:04:05+00:00");
  return { dir, commit, change: (file: string) => appendFileSync(join(dir, file), "2") };
}

describe("lastModifiedFromGit", () => {
  it("is the commit date of a page's words; of a list, of its newest entry", () => {
    const { dir, change, commit } = repository();
    change("app/content/projects/takenote.ts");
    commit("2026-05-06T07:08:09+00:00");
    const lastModified = lastModifiedFromGit(dir);
    const first = "2026-01-02T03:04:05+00:00";
    const second = "2026-05-06T07:08:09+00:00";
    expect(
      ["/", "/about", "/tech/react", "/portfolio/takenote", "/portfolio"].map((path) =>
        Date.parse(lastModified(path) ?? ""),
      ),
    ).toEqual([first, first, first, second, second].map((date) => Date.parse(date)));
  });

  it("says nothing of a page without a file of its own, nor of uncommitted words", () => {
    const { dir, change } = repository();
    change("app/content/projects/takenote.ts");
    const lastModified = lastModifiedFromGit(dir);
    for (const path of ["/legal", "/portfolio/takenote", "/portfolio"])
      expect(lastModified(path), path).toBeUndefined();
    expect(lastModified("/about")).toBeDefined();
  });

  it("says nothing outside a repository and in a shallow clone", () => {
    expect(lastModifiedFromGit(folderOf(files))("/about")).toBeUndefined();
    const { dir, change, commit } = repository();
    change("app/content/home.ts");
    commit("2026-05-06T07:08:09+00:00");
    const clone = folderOf({});
    spawnSync("git", ["clone", "--depth", "1", `file://${dir}`, "shallow"], { cwd: clone });
    const shallow = join(clone, "shallow");
    expect(spawnSync("git", ["log", "-1"], { cwd: shallow }).status).toBe(0);
    expect(lastModifiedFromGit(shallow)("/about")).toBeUndefined();
  });
});
