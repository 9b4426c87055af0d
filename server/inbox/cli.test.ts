import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { at, filled, inbox } from "../testing/inbox.ts";
import { tempDir } from "../testing/temp.ts";

allowSlowMachines();

describe("the list", () => {
  test("is in columns, in local time, cut to the terminal, with both forms", async () => {
    const { dir } = filled(
      aMessage(),
      anApplication({ full_name: "李雷", job_title: "s".repeat(200) }),
    );
    const { out, code } = await inbox(dir, [], { COLUMNS: "60" });
    const [first = "", second = ""] = out.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(first).toBe("1  contact  2026-03-02 04:30  Amina Khan  A new shop");
    expect(second).toMatch(/^2 {2}job {6}2026-03-02 04:30 {2}李雷 {8}s+…$/);
    // Two letters of two cells each.
    expect(second.length + 2).toBe(60);
  });

  test("says when there is nothing, and creates nothing", async () => {
    const dir = join(tempDir(), "none");
    expect(await inbox(dir, [])).toEqual({ code: 0, out: "No messages yet.\n", err: "" });
    expect(() => readdirSync(dir)).toThrow();
    expect((await inbox(filled().dir, [])).out).toBe("No messages yet.\n");
    expect(await inbox(dir, ["show", "1"])).toMatchObject({ code: 1, err: "No messages yet.\n" });
    expect((await inbox(dir, ["export"])).out).toBe("[]\n");
  });

  test("leaves out what is suspected and says in one line how much that is", async () => {
    const { dir } = filled(
      aMessage(),
      aMessage({ name: "Bot" }, { suspected: true }),
      anApplication({ full_name: "Robot" }, { suspected: true }),
    );
    expect((await inbox(dir, [])).out.split("\n")).toEqual([
      "1  contact  2026-03-02 04:30  Amina Khan  A new shop",
      "2 more are kept apart as suspected: npm run inbox suspected",
      "",
    ]);
    for (const words of [["suspected"], ["--suspected"], ["list", "--suspected"]]) {
      expect((await inbox(dir, words)).out).toBe(
        `2  contact  2026-03-02 04:30  Bot    A new shop
3  job      2026-03-02 04:30  Robot  Data Scientist
`,
      );
    }
  });

  test("marks what is not mailed; unsent only where mail is sent at all", async () => {
    const { dir, store } = filled(aMessage(), aMessage(), aMessage());
    for (const next of [at, "parked"] as const) {
      const claim = store.claim("owner", at, new Date(at.getTime() + 1000));
      store.markNotMailed(claim?.number ?? 0, "owner", "no", next);
      store.markMailed(3, at);
    }
    const marks = async (env: object) =>
      (await inbox(dir, [], env)).out.match(/(?<=^\d .{28})\w* /gm);
    store.add(aMessage());
    // The first was due longest both times: put off once, then given up.
    expect(await marks({})).toEqual(["parked ", " ", " ", " "]);
    const mails = { SMTP_URL: "smtp://127.0.0.1" };
    expect(await marks(mails)).toEqual(["parked ", "unsent ", " ", "unsent "]);
    const { out } = await inbox(dir, []);
    expect(out).toContain("\n1 could not be mailed and is parked: npm run inbox retry\n");
  });
});

test("an application is shown with all that was answered", async () => {
  const { dir } = filled(anApplication({}, { suspected: true }));
  expect((await inbox(dir, ["show", "1"])).out).toBe(`Application: 1
Received:    2026-03-02 04:30
Job:         Data Scientist
Name:        Bilal Ahmed
Email:       bilal@example.org
Location:    lahore
GitHub:      https://github.com/bilal
Resume:      Bilal Ahmed.pdf
Kept apart:  npm run inbox accept 1
Get resume:  npm run inbox resume 1
`);
});

test.for([
  [["shw"], 2],
  [["show", "7"], 1],
] as const)("%o ends with %i and one sentence", async ([words, code]) => {
  const { dir } = filled(aMessage());
  const result = await inbox(dir, [...words]);
  expect(result).toMatchObject({ code, out: "" });
  expect(result.err).toMatch(/^[^\n]+\n$/);
});

test("help names every command", async () => {
  const { out, code } = await inbox(tempDir(), ["help"]);
  expect(code).toBe(0);
  const words = [
    "show",
    "export",
    "eml",
    "delete",
    "accept",
    "resume",
    "retry",
    "erase",
    "suspected",
  ];
  for (const word of words) expect(out).toContain(word);
});
