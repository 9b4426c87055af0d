import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { eventually } from "#tests/support/patience.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { createAuthors } from "./authors.ts";
import { createBuilds } from "./builds.ts";
import { createJobs } from "./jobs.ts";

/* What is noted beside the builds, and what is found there. */

const home = { kind: "home", slug: "" };

test("a name with a comma is noted once, beside others", () => {
  const dir = tempDir();
  for (const name of ["Zara Malik, PhD", "PhD", "Zara Malik, PhD", ""])
    createAuthors(dir).note(home, name); // also over a restart
  expect(createAuthors(dir).of(home).by).toBe("Zara Malik, PhD, PhD");
  const again = createAuthors(dir);
  const putBack = again.take([home]);
  expect(again.of(home)).toEqual({ by: "" });
  again.note(home, "PhD");
  putBack();
  expect(again.of(home).by).toBe("PhD, Zara Malik, PhD");
});

test("the note of an earlier version is read, and one that nothing can be read from is none", () => {
  const authorsIn = (text: string) => createAuthors(folderOf({ "authors.json": text }));
  expect(authorsIn('{"home/": "Amina, Bilal"}').of(home).by).toBe("Amina, Bilal");
  for (const text of ['{"home/": 5}', '{"home/": ["Am', "null", ""]) {
    const authors = authorsIn(text);
    authors.note(home, "Amina");
    expect(authors.of(home).by, text).toBe("Amina");
  }
});

test("a half written note of engines keeps nobody from publishing", async () => {
  const builds = createBuilds(folderOf({ "engines.json": '{"2026' }));
  expect(await builds.engineOf("a build")).toBeUndefined();
  await builds.noteEngine("a build", "an engine");
  expect(await builds.engineOf("a build")).toBe("an engine");
});

test("a lock that cannot be taken away is told, and the next job runs", async () => {
  const dir = tempDir();
  const report = vi.fn<(error: unknown) => void>();
  const jobs = createJobs(dir, report);
  await jobs.start("publish", "", async () => {
    rmSync(join(dir, "lock"));
    mkdirSync(join(dir, "lock"));
    return { state: "live", message: "" };
  });
  await eventually(() => expect(jobs.status().running).toBeUndefined());
  expect(report).toHaveBeenCalledOnce();
  rmSync(join(dir, "lock"), { recursive: true });
  expect(await jobs.start("publish", "", async () => ({ state: "live", message: "" }))).toBe(true);
});
