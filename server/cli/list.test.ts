import { expect, test } from "vitest";
import { filled, inbox } from "#server/testing/cli.ts";
import { submissionsIn } from "#server/testing/store.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";

const listed = async (dir: string, ...args: string[]) => (await inbox(dir, args)).out.trimEnd();

test("find takes all words, whatever their accents and case, and what is kept apart, too", async () => {
  const { dir } = await filled(
    aMessage({ name: "Zoë Müller", subject: "Straße" }),
    anApplication({ job_title: "Data Scientist", cover_letter: "I know zoe" }, { suspected: true }),
    aMessage({ email: "zo@example.com", name: "İnci" }),
  );
  const references = async (...args: string[]) =>
    (await listed(dir, "find", ...args)).match(/^\w{8}(?= )/gm);
  expect(await references("ZOE")).toEqual(["AAAAAAAA", "AAAAAAAB"]);
  expect(await references("muller", "strasse")).toEqual(["AAAAAAAA"]);
  expect(await references("inci")).toEqual(["AAAAAAAC"]);
  expect(await references("zo@example")).toEqual(["AAAAAAAC"]);
  expect(await references("AAAAAAAB")).toEqual(["AAAAAAAB"]);
  expect(await listed(dir, "find", "zoe", "scientist")).toMatch(/  suspected  Bilal Ahmed  /);
  expect(await listed(dir, "find", "nobody")).toMatch(/^Nothing was found/);
  // Names are asked for where everybody can read a process's arguments.
  expect((await inbox(dir, ["find"], {}, "zoë straße\n")).out).toMatch(/^AAAAAAAA .*\n$/);
});

test("list, find, by and export leave what fits opening, page and first day", async () => {
  const { dir, store } = await filled(
    aMessage({}, { visit: { page: "/contact" } }),
    anApplication({ job_title: "Data Scientist" }, { visit: { page: "/careers" } }),
    anApplication({ job_title: "Designer", full_name: "Ann" }, { suspected: true }),
    anApplication({ job_title: "Data Scientist", full_name: "Carl" }),
  );
  await store.add(aMessage({}, { receivedAt: new Date("2026-03-05T12:00:00Z") }));
  const references = async (...args: string[]) =>
    (await listed(dir, ...args)).match(/\b(?=\w*[A-Z])[A-Z2-9]{8}\b/g);
  expect(await references("--opening", "data")).toEqual(["AAAAAAAB", "AAAAAAAD"]);
  expect(await references("find", "ann", "opening=designer")).toEqual(["AAAAAAAC"]);
  expect(await references("list", "page=/contact/")).toEqual(["AAAAAAAA"]);
  expect(await references("export", "page=/careers")).toEqual(["AAAAAAAB"]);
  // A local day: all the others came on the second.
  expect(await references("list", "since=2026-03-02")).toHaveLength(4);
  expect(await references("list", "since=2026-03-03")).toHaveLength(1);
  expect((await inbox(dir, ["list", "since=yesterday"])).err).toBe(
    '"yesterday" is no day such as 2026-11-01. Try: npm run inbox help\n',
  );
  expect(await listed(dir, "by", "opening")).toBe(`Data Scientist: 2
  AAAAAAAB  2026-03-02 04:30  Bilal Ahmed  Application: Data Scientist
  AAAAAAAD  2026-03-02 04:30  Carl         Application: Data Scientist

Designer: 1
  AAAAAAAC  2026-03-02 04:30  suspected  Ann  Application: Designer`);
  expect((await listed(dir, "by", "page")).match(/^\S.*$/gm)).toEqual([
    "Page unknown: 3",
    "/contact: 1",
    "/careers: 1",
  ]);
});

test("what was answered is marked, and no longer after undo", async () => {
  const { dir, store } = await filled(aMessage(), anApplication());
  expect(await listed(dir, "answered", "aaaaaaab", "AAAAAAAA")).toBe(
    "Answered: application AAAAAAAB, message AAAAAAAA.",
  );
  expect(await listed(dir, "list")).toMatch(/answered .*\n.* answered /);
  expect(await listed(dir, "show", "AAAAAAAA")).toMatch(/^Answered: {4}2/m);
  expect(await listed(dir, "answered", "AAAAAAAA", "undo")).toBe("Not answered: message AAAAAAAA.");
  expect((await submissionsIn(store)).map(({ answeredAt }) => answeredAt !== null)).toEqual([
    false,
    true,
  ]);
});
