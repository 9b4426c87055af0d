import { describe, expect, it } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { type Git, gitIn, lastModifiedFromGit } from "./last-modified.ts";

const first = "2026-01-02T03:04:05+05:00";
const second = "2026-05-06T07:08:09+05:00";

const log = `${second}

projects/takenote.ts
jobs/data-scientist.ts
${first}

home.ts
about.ts
apps.ts
careers.ts
portfolio.ts
projects/takenote.ts
technologies/react.ts
`;

/** Answers as git does, so that the tests need none. */
const git =
  ({ shallow = false, changes = "" } = {}): Git =>
  (command) =>
    ({ "rev-parse": `${shallow}\n`, log, status: changes })[command];

describe("lastModifiedFromGit", () => {
  it.each([
    ["/", first],
    ["/about", first],
    ["/our-apps", first],
    ["/tech/react", first],
    ["/portfolio/takenote", second],
    ["/careers/data-scientist", second],
    // Lists are as new as their newest entry.
    ["/portfolio", second],
    ["/careers", second],
    // A page without a content file of its own.
    ["/legal", undefined],
    ["/tech/cobol", undefined],
  ])("of %s is %s", (path, date) => {
    expect(lastModifiedFromGit(git())(path)).toBe(date);
  });

  it("says nothing of uncommitted words, nor of the lists they are in", () => {
    const changes = " M src/content/projects/takenote.ts\n?? src/content/jobs/kite-maker.ts\n";
    const lastModified = lastModifiedFromGit(git({ changes }));
    expect(lastModified("/portfolio/takenote")).toBeUndefined();
    expect(lastModified("/portfolio")).toBeUndefined();
    expect(lastModified("/careers")).toBeUndefined();
    expect(lastModified("/about")).toBe(first);
  });

  it("says nothing in a shallow clone, outside a repository and without git", () => {
    expect(lastModifiedFromGit(git({ shallow: true }))("/about")).toBeUndefined();
    expect(lastModifiedFromGit(gitIn(folderOf({})))("/about")).toBeUndefined();
    expect(lastModifiedFromGit(() => undefined)("/about")).toBeUndefined();
  });
});
