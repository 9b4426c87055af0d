import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { projectRoot } from "../environment.ts";
import { typed } from "../testing/app.ts";
import { tempDir } from "../testing/temp.ts";
import { openStore, type MessageStore } from "./store.ts";
import { allowSlowMachines } from "../testing/eventually.ts";

allowSlowMachines();

const cli = join(projectRoot, "server/inbox/cli.ts");
const at = new Date("2026-03-01T23:30:00.000Z");
const run = promisify(execFile);

type Result = { code: number; out: string; err: string };

async function inbox(dataDir: string, words: string[], env: object = {}): Promise<Result> {
  const options = { env: { ...process.env, DATA_DIR: dataDir, TZ: "Asia/Karachi", ...env } };
  try {
    const { stdout, stderr } = await run(process.execPath, [cli, ...words], options);
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

function filled(...messages: Partial<typeof typed>[]): { dir: string; store: MessageStore } {
  const dir = tempDir();
  // Stays open, as it is while the server runs.
  const store = openStore(dir);
  onTestFinished(() => store.close());
  for (const message of messages) store.add({ ...typed, ...message }, at);
  return { dir, store };
}

const evil = {
  name: "Eve\u001b[2J\u001b]0;owned\u0007\nname",
  subject: "pay \u202etxt.exe\u009b31m",
  message: "one\n\ttwo\u001b[31m\rthree\u2028four",
} as object;
// Every control character but line feed and tab, and whatever reorders text.
const steering = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

describe("the list", () => {
  test("is in columns, in local time, cut to the terminal", async () => {
    const { dir } = filled({}, { name: "李雷", subject: "s".repeat(200) } as object);
    const { out, code } = await inbox(dir, [], { COLUMNS: "60" });
    const [first = "", second = ""] = out.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(first).toBe("1  2026-03-02 04:30  Amina Khan  A new shop");
    expect(second).toMatch(/^2 {2}2026-03-02 04:30 {2}李雷 {8}s+…$/);
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
});

test("what visitors typed cannot steer the terminal", async () => {
  const { dir } = filled(evil);
  for (const words of [[], ["show", "1"], ["export"]]) {
    const { out } = await inbox(dir, words);
    expect(out).toContain("Eve");
    expect(out).not.toMatch(steering);
  }
  const shown = (await inbox(dir, ["show", "1"])).out;
  expect(shown).toContain("Name:       Eve\\x1b[2J\\x1b]0;owned\\x07\\nname\n");
  expect(shown).toContain("one\n\ttwo\\x1b[31m\\rthree\\u2028four\n");
  expect(JSON.parse((await inbox(dir, ["export"])).out)).toMatchObject([evil]);
});

describe("export", () => {
  test("writes a new JSON file and no existing one", async () => {
    const { dir } = filled({}, {});
    const file = join(tempDir(), "all.json");
    expect((await inbox(dir, ["export", file])).out).toMatch(/^2 messages written to /);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(await inbox(dir, ["export", file])).toMatchObject({ code: 1 });
  });

  test("writes mail files that a mail program reads back", async () => {
    const long = "x".repeat(2000);
    const { dir } = filled(
      { name: "آمنہ خان", subject: "Überblick 🏛️", message: `.\nFrom me\n${long}` } as object,
      { email: "a,b@c.d", subject: "one\r\nBcc: victim@example.org" } as object,
    );
    const out = join(tempDir(), "mail");
    expect((await inbox(dir, ["export", "eml", out])).code).toBe(0);
    expect(readdirSync(out)).toEqual(["message-0001.eml", "message-0002.eml"]);
    const raw = readFileSync(join(out, "message-0001.eml"));
    // RFC 5322, 2.1.1: no line over 998 characters, every line ends in CRLF.
    expect(
      raw
        .toString()
        .split("\r\n")
        .every((line) => line.length <= 998 && !/[\r\n]/.test(line)),
    ).toBe(true);
    const first = await PostalMime.parse(raw);
    expect(first.from).toMatchObject({ name: "آمنہ خان", address: "amina@example.org" });
    expect(first.subject).toBe("[Website] Überblick 🏛️");
    expect(first.text?.replaceAll("\r\n", "\n")).toContain(`.\nFrom me\n${long}`);
    expect(first.date).toBe(at.toISOString());
    const second = await PostalMime.parse(readFileSync(join(out, "message-0002.eml")));
    expect(second.subject).toBe("[Website] one Bcc: victim@example.org");
    expect(second.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(second.replyTo ?? []).toEqual([]);
    expect(second.text).toContain("Email: a,b@c.d");
  });
});

describe("delete", () => {
  test("takes all the numbers or none", async () => {
    const { dir, store } = filled({}, {}, {});
    expect(await inbox(dir, ["delete", "1", "9"])).toMatchObject({
      code: 1,
      err: "There is no message 9.\n",
    });
    expect(store.list()).toHaveLength(3);
    expect((await inbox(dir, ["delete", "1", "3", "--yes"])).code).toBe(0);
    expect(store.list().map(({ number }) => number)).toEqual([2]);
  });
});

test.for([
  [["shw"], 2],
  [["show"], 2],
  [["show", "3x"], 2],
  [["show", "1", "2"], 2],
  [["export", "xml"], 2],
  [["export", "eml"], 2],
  [["delete"], 2],
  [["delete", "--yes"], 2],
  [["show", "7"], 1],
] as const)("%o ends with %i and one sentence", async ([words, code]) => {
  const { dir } = filled({});
  const result = await inbox(dir, [...words]);
  expect(result).toMatchObject({ code, out: "" });
  expect(result.err).toMatch(/^[^\n]+\n$/);
});

test("help names every command", async () => {
  const { out, code } = await inbox(tempDir(), ["help"]);
  expect(code).toBe(0);
  for (const word of ["show", "export", "eml", "delete"]) expect(out).toContain(word);
});
