import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../environment.ts";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { openedStore } from "../testing/store.ts";
import { tempDir } from "../testing/temp.ts";
import type { Incoming, MessageStore } from "./store.ts";

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

function filled(...incoming: Incoming[]): { dir: string; store: MessageStore } {
  // Stays open, as it is while the server runs.
  const opened = openedStore();
  for (const one of incoming) opened.store.add({ ...one, receivedAt: at });
  return opened;
}

const evil = {
  name: "Eve\u001b[2J\u001b]0;owned\u0007\nname",
  subject: "pay \u202etxt.exe\u009b31m",
  message: "one\n\ttwo\u001b[31m\rthree\u2028four",
};
// Every control character but line feed and tab, and whatever reorders text.
const steering = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

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

test("what visitors typed cannot steer the terminal", async () => {
  const { dir } = filled(aMessage(evil));
  for (const words of [[], ["show", "1"], ["export"]]) {
    const { out } = await inbox(dir, words);
    expect(out).toContain("Eve");
    expect(out).not.toMatch(steering);
  }
  const shown = (await inbox(dir, ["show", "1"])).out;
  expect(shown).toContain("Name:        Eve\\x1b[2J\\x1b]0;owned\\x07\\nname\n");
  expect(shown).toContain("one\n\ttwo\\x1b[31m\\rthree\\u2028four\n");
  expect(JSON.parse((await inbox(dir, ["export"])).out)).toMatchObject([evil]);
});

describe("export", () => {
  test("writes a new JSON file and no existing one", async () => {
    const { dir } = filled(aMessage(), aMessage());
    const file = join(tempDir(), "all.json");
    expect((await inbox(dir, ["export", file])).out).toMatch(/^2 messages written to /);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(await inbox(dir, ["export", file])).toMatchObject({ code: 1 });
  });

  test("writes mail files that a mail program reads back", async () => {
    const long = "x".repeat(2000);
    const { dir } = filled(
      aMessage({ name: "آمنہ خان", subject: "Überblick 🏛️", message: `.\nFrom me\n${long}` }),
      aMessage({ email: "a,b@c.d", subject: "one\r\nBcc: victim@example.org" }),
      anApplication({}, { suspected: true }),
    );
    const out = join(tempDir(), "mail");
    expect((await inbox(dir, ["export", "eml", out])).code).toBe(0);
    expect(readdirSync(out)).toEqual([
      "message-0001.eml",
      "message-0002.eml",
      "suspected-application-0003.eml",
    ]);
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
    const third = await PostalMime.parse(readFileSync(join(out, "suspected-application-0003.eml")));
    expect(third.attachments).toMatchObject([{ filename: "Bilal Ahmed.pdf" }]);
    const [file] = third.attachments;
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe("%PDF-1.7 resume of Bilal");
  });

  test("of one person holds what that address sent, in any spelling, suspected too", async () => {
    const { dir } = filled(
      aMessage(),
      aMessage({ email: "AMINA@Example.org" }),
      anApplication({ email: "amina@example.org" }, { suspected: true }),
      anApplication(),
      aMessage({ email: "xamina@example.org" }),
    );
    for (const words of [["email", "amina@example.org"], ["--email=amina@example.org"]]) {
      const { out } = await inbox(dir, ["export", ...words]);
      const list = JSON.parse(out) as { number: number }[];
      expect(list.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(list[2]).toMatchObject({ kind: "application", resume: { size: 24 } });
    }
    const folder = join(tempDir(), "mail");
    const words = ["export", "eml", folder, "--email", "bilal@example.org"];
    expect((await inbox(dir, words)).out).toMatch(/^1 message written to /);
    expect(readdirSync(folder)).toEqual(["application-0004.eml"]);
  });
});

describe("delete", () => {
  test("takes all the numbers or none", async () => {
    const { dir, store } = filled(aMessage(), aMessage(), anApplication());
    expect(await inbox(dir, ["delete", "1", "9"])).toMatchObject({
      code: 1,
      err: "There is no message 9.\n",
    });
    expect(store.list()).toHaveLength(3);
    expect(await inbox(dir, ["delete", "1", "3", "--yes"])).toEqual({
      code: 0,
      out: "Message 1, application 3 are deleted.\n",
      err: "",
    });
    expect(store.list().map(({ number }) => number)).toEqual([2]);
  });
});

describe("erase", () => {
  const key = "mark-0123456789abcdef";
  const theirs = [
    aMessage({ email: "Mark@Example.org", message: "mark ".repeat(2000) }, { key }),
    anApplication(
      { email: "mark@example.org", full_name: "mark" },
      { suspected: true, resume: { name: "mark.pdf", bytes: Buffer.from("mark ".repeat(9000)) } },
    ),
  ];

  test("takes everything of one person, without a trace in the files", async () => {
    const { dir, store } = filled(...theirs, aMessage(), anApplication());
    const files = () =>
      Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))));
    expect(files().includes("mark")).toBe(true);
    expect(await inbox(dir, ["erase", "--email", "mark@example.org", "--yes"])).toEqual({
      code: 0,
      out: "2 entries of mark@example.org are erased.\n",
      err: "",
    });
    expect(store.list().map(({ number }) => number)).toEqual([3, 4]);
    expect(store.resume(2)).toBeUndefined();
    expect(store.queueState().waiting).toBe(2);
    expect(files().toString("latin1")).not.toMatch(/mark/i);
    expect(await inbox(dir, ["erase", "email", "mark@example.org", "yes"])).toMatchObject({
      code: 0,
      out: "Nothing is kept that mark@example.org sent.\n",
    });
  });

  test("asks first, and where nobody can be asked erases nothing", async () => {
    const { dir, store } = filled(...theirs);
    expect(await inbox(dir, ["erase", "email", "mark@example.org"])).toEqual({
      code: 1,
      out: "",
      err: "Nothing was erased. To erase without a question: erase email mark@example.org yes.\n",
    });
    expect(store.list()).toHaveLength(2);
  });
});

describe("accept", () => {
  test("puts suspected ones among the others and into the queue, all or none", async () => {
    const { dir, store } = filled(
      aMessage({}, { suspected: true }),
      aMessage(),
      anApplication({}, { suspected: true }),
    );
    expect(await inbox(dir, ["accept", "1", "2"])).toMatchObject({
      code: 1,
      err: "Message 2 is not kept apart.\n",
    });
    expect(store.queueState().waiting).toBe(1);
    expect((await inbox(dir, ["accept", "1", "3"])).out).toBe(
      "Message 1, application 3 are accepted.\n",
    );
    expect(store.queueState().waiting).toBe(3);
    expect((await inbox(dir, ["suspected"])).out).toBe("Nothing is kept apart.\n");
  });
});

describe("resume", () => {
  test("writes the file under a safe name, and over no other", async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 26]);
    const { dir } = filled(anApplication({}, { resume: { name: "../../.evil\u001b.pdf", bytes } }));
    const folder = tempDir();
    const file = join(folder, "application-0001-evil .pdf".replace(" ", ""));
    expect((await inbox(dir, ["resume", "1", folder])).out).toBe(`The resume is in ${file}\n`);
    expect(bytes.equals(readFileSync(file))).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const target of [folder, file]) {
      expect(await inbox(dir, ["resume", "1", target])).toMatchObject({
        code: 1,
        err: `${file} exists already; choose another name.\n`,
      });
    }
    const named = join(folder, "b.pdf");
    expect((await inbox(dir, ["resume", "1", named])).code).toBe(0);
    expect(bytes.equals(readFileSync(named))).toBe(true);
  });

  test("is for applications", async () => {
    expect(await inbox(filled(aMessage()).dir, ["resume", "1"])).toMatchObject({
      code: 1,
      err: "Message 1 is no application and has no resume.\n",
    });
  });
});

describe("retry", () => {
  function parked() {
    const opened = filled(
      aMessage(),
      anApplication(),
      aMessage({}, { suspected: true }),
      aMessage(),
    );
    for (const number of [1, 2]) {
      opened.store.claim("owner", at, new Date(at.getTime() + 1000));
      opened.store.markNotMailed(number, "owner", "550 no such user", "parked");
    }
    opened.store.markMailed(4, at);
    return opened;
  }

  test("puts back one, or all that were given up", async () => {
    const { dir, store } = parked();
    expect((await inbox(dir, ["show", "1"])).out).toContain("Not mailed:  550 no such user\n");
    expect((await inbox(dir, ["retry", "2"])).out).toBe("Application 2 will be mailed again.\n");
    expect(store.queueState()).toMatchObject({ waiting: 1, parked: 1 });
    expect((await inbox(dir, ["retry"])).out).toBe("1 message will be mailed again.\n");
    expect(store.queueState()).toMatchObject({ waiting: 2, parked: 0 });
    expect((await inbox(dir, ["retry", "all"])).out).toBe("No mail was given up.\n");
  });

  test.for([
    ["3", "Message 3 is kept apart: accept 3 first.\n"],
    ["4", "Message 4 was mailed already.\n"],
    ["9", "There is no message 9.\n"],
  ] as const)("of message %s says: %s", async ([number, err]) => {
    expect(await inbox(parked().dir, ["retry", number])).toMatchObject({ code: 1, err });
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
