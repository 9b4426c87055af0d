import { execSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { bytesIn, numbersIn } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { commands } from "./commands.ts";
import { filled, inbox, main, receivedAt } from "#server/testing/cli.ts";

test("list prints messages and applications in columns, with local times and truncated texts", async () => {
  const long = { full_name: "李雷", job_title: "s".repeat(200) };
  const { dir } = await filled(aMessage(), anApplication(long));
  expect((await inbox(dir, [])).out.split("\n")).toEqual([
    "AAAAAAAA  2026-03-02 04:30  Amina Khan  A new shop",
    `AAAAAAAB  2026-03-02 04:30  李雷          Application: ${"s".repeat(34)}...`,
    "",
  ]);
});

test("without a store each command names its place and where the settings are from, and creates none", async () => {
  const dir = join(tempDir(), "none");
  const nothing = expect.stringMatching(
    RegExp(
      `^No messages or applications yet in DATA_DIR ${dir}\\. There is no store\\. Settings are from the environment.* \\(in /.+\\)\\.\n$`,
    ),
  );
  expect(await inbox(dir, [])).toEqual({ code: 0, out: nothing, err: "" });
  expect(await inbox(dir, ["show", "1"])).toMatchObject({ code: 1, err: nothing });
  expect((await inbox(dir, ["export"])).out).toBe("[]\n");
  expect(await inbox(dir, ["backup", join(dir, "a")])).toEqual({ code: 1, out: "", err: nothing });
  const database = { DATABASE_URL: "postgres://127.0.0.1:1/none" };
  expect(await inbox(dir, ["move"], database)).toMatchObject({ code: 1, err: nothing });
  expect(existsSync(dir)).toBe(false);
  expect((await inbox((await filled()).dir, [])).out).toMatch(
    /^No messages or applications yet in /,
  );
});

test("list shows the newest fifty, and says how to see more", async () => {
  const all = Array.from({ length: 60 }, (_, index) => aMessage({ name: `Visitor ${index + 1}` }));
  const { dir } = await filled(...all, aMessage({}, { suspected: true }));
  const first = async (...args: string[]) => {
    const lines = (await inbox(dir, args)).out.trimEnd().split("\n");
    return [/Visitor \d+/.exec(lines[0] ?? "")?.[0], ...lines.slice(-2)];
  };
  const apart = "Kept apart as suspected: 1. See: npm run inbox suspected";
  const more = "The newest 50 of 60. More: npm run inbox list 500, or: list all";
  expect(await first()).toEqual(["Visitor 11", more, apart]);
  expect(await first("list", "2")).toEqual([
    "Visitor 59",
    "The newest 2 of 60. More: npm run inbox list 20, or: list all",
    apart,
  ]);
  expect((await first("list", "all"))[0]).toBe("Visitor 1");
});

test("list hides suspected submissions until they are accepted", async () => {
  const bot = aMessage({ name: "Bot" }, { suspected: true });
  const robot = anApplication({ full_name: "Robot" }, { suspected: true });
  const { dir } = await filled(aMessage(), bot, robot);
  expect((await inbox(dir, [])).out.split("\n")).toEqual([
    "AAAAAAAA  2026-03-02 04:30  Amina Khan  A new shop",
    "Kept apart as suspected: 2. See: npm run inbox suspected",
    "",
  ]);
  const suspected = await inbox(dir, [], { npm_config_suspected: "true" });
  expect(suspected.out).toMatch(/^AAAAAAAB .* Bot .*\nAAAAAAAC .* Robot .*\n$/);
  const accepted = "Accepted: message AAAAAAAB, application AAAAAAAC.\n";
  expect((await inbox(dir, ["accept", "aaaaaaab", "AAAA-AAAC"])).out).toBe(accepted);
  expect((await inbox(dir, ["suspected"])).out).toBe("Nothing is kept apart.\n");
});

test("list marks parked mail, and unsent mail when SMTP is configured; retry requeues it", async () => {
  const { dir, store } = await filled(
    aMessage(),
    aMessage(),
    anApplication(),
    aMessage(),
    aMessage(),
  );
  const claim = () => store.claim("owner", "mail", receivedAt, 1000, []);
  for (const number of [1, 3]) {
    await claim();
    const next = { unanswered: 0, withoutFile: false, parkedAt: receivedAt };
    await store.markNotDelivered(number, "owner", { ...next, error: "550 no such user" });
    await claim();
  }
  await store.markDelivered(4, "mail", receivedAt, false);
  const marks = async (env: object) =>
    (await inbox(dir, [], env)).out.match(/(?<=^\w{8} .{19})\w* /gm);
  expect(await marks({})).toEqual(["parked ", "unsent ", "parked ", " ", " "]);
  expect((await marks({ SMTP_URL: "smtp://127.0.0.1" }))?.[4]).toBe("unsent ");
  const { out } = await inbox(dir, []);
  expect(out).toContain("\nParked, could not be mailed: 2. See: npm run inbox retry\n");
  expect((await inbox(dir, ["show", "1"])).out).toContain("Not mailed:  550 no such user\n");
  expect((await inbox(dir, ["retry", "AAAAAAAD"])).err).toBe(
    "Delivered already: message AAAAAAAD.\n",
  );
  expect((await inbox(dir, ["retry", "3"])).out).toBe(
    "To be delivered again: application AAAAAAAC.\n",
  );
  expect((await inbox(dir, ["retry"])).out).toBe("To be delivered again: 4.\n");
  expect((await inbox(dir, ["retry"])).out).toBe("To be delivered again: 4.\n");
});

test("show prints an application without its empty fields", async () => {
  const { dir } = await filled(anApplication({}, { suspected: true }));
  expect((await inbox(dir, ["show", "1"])).out).toBe(`Reference:   AAAAAAAA (application)
Received:    2026-03-02 04:30
Job:         Data Scientist
Name:        Bilal Ahmed
Email:       bilal@example.org
Location:    berlin
GitHub:      https://github.com/bilal
Resume:      Bilal Ahmed.pdf
Kept apart:  npm run inbox accept AAAAAAAA
Get resume:  npm run inbox resume AAAAAAAA
`);
});

test("control characters in visitors' texts are escaped", async () => {
  const evil = {
    name: "Eve\u001b[2J\u001b]0;owned\u0007\nname",
    subject: "pay \u202etxt.exe\u009b31m",
    message: "one\n\ttwo\u001b[31m\rthree\u2028four",
  };
  // Control characters except line feed and tab, and bidi controls.
  const unsafe = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
  const { dir } = await filled(aMessage(evil));
  const printed = async (...args: string[]) => {
    const { out } = await inbox(dir, args);
    expect(out).not.toMatch(unsafe);
    return out;
  };
  expect(await printed("list")).toContain("Eve");
  const shown = await printed("show", "1");
  expect(shown).toContain("Name:        Eve\\u001b[2J\\u001b]0;owned\\u0007\\u000aname\n");
  expect(shown).toContain("one\n\ttwo\\u001b[31m\\u000dthree\\u2028four\n");
  expect(JSON.parse(await printed("export"))).toMatchObject([evil]);
});

test.for([
  ["shw\u001b", 2, '"shw\\u001b" is not a command. Try: npm run inbox help\n'],
  ["show --force", 2, "Unknown option '--force'. Try: npm run inbox help\n"],
  ["resume 1", 1, "Message AAAAAAAA is no application and has no resume.\n"],
] as const)("%j exits with %i and one sentence", async ([args, code, err]) => {
  const { dir } = await filled(aMessage());
  expect(await inbox(dir, args.split(" "))).toEqual({ code, out: "", err });
});

test("help names every command", async () => {
  const { out } = await inbox(tempDir(), ["help"]);
  for (const name of Object.keys(commands).filter((command) => command !== "list"))
    expect(out).toContain(`npm run inbox ${name}`);
});

test("a closed pipe is no error", async () => {
  const { dir } = await filled(...Array(300).fill(aMessage({ message: "a".repeat(2000) })));
  const errors = join(tempDir(), "errors");
  const script = `DATA_DIR=${dir} '${process.execPath}' ${main} export 2>${errors} | head -1`;
  expect(execSync(script).toString()).toBe("[\n");
  expect(readFileSync(errors, "utf8")).toBe("");
});

test("export writes JSON to a new file and overwrites none", async () => {
  const { dir } = await filled(aMessage(), aMessage());
  const file = join(tempDir(), "all.json");
  expect((await inbox(dir, ["export", file])).out).toBe(`Written to ${file}: 2\n`);
  const written = readFileSync(file, "utf8");
  // It may be handed on: how many messages there were is nobody's business.
  expect(written).not.toContain("number");
  expect(written).toBe((await inbox(dir, ["export"])).out);
  expect(JSON.parse(written)).toMatchObject([{ reference: "AAAAAAAA" }, { reference: "AAAAAAAB" }]);
  const err = `${file} exists already; choose another name.\n`;
  expect(await inbox(dir, ["export", file])).toEqual({ code: 1, out: "", err });
});

test("export of one address ignores case and includes suspected submissions", async () => {
  const { dir } = await filled(
    aMessage(),
    aMessage({ email: "AMINA@Example.org" }),
    anApplication({ email: "amina@example.org" }, { suspected: true }),
    aMessage({ email: "xamina@example.org" }),
  );
  const { out, err } = await inbox(dir, ["export", "email"], {}, "amina@example.org\n");
  expect(err).toBe(
    "Perhaps the same person's, not exported: message AAAAAAAD (xamina@example.org).\n",
  );
  const third = { reference: "AAAAAAAC", kind: "application", resume: { size: 24 } };
  expect(JSON.parse(out)).toMatchObject([
    { reference: "AAAAAAAA" },
    { reference: "AAAAAAAB" },
    third,
  ]);
});

test("resume writes a file of mode 600 under a safe name and overwrites none", async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 26]);
  const { dir } = await filled(
    anApplication({}, { resume: { name: "../../.evil\u001b.pdf", bytes } }),
  );
  const folder = tempDir();
  const file = join(folder, "application-AAAAAAAA-evil.pdf");
  expect((await inbox(dir, ["resume", "1", folder])).out).toBe(`The resume is in ${file}\n`);
  expect(bytes.equals(readFileSync(file))).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await inbox(dir, ["resume", "1", file])).toMatchObject({ code: 1 });
});

test("delete removes all given submissions or none", async () => {
  const { dir, store } = await filled(aMessage(), aMessage(), anApplication());
  const err = "There is no message or application 9.\n";
  expect(await inbox(dir, ["delete", "1", "9"])).toEqual({ code: 1, out: "", err });
  expect(await numbersIn(store)).toEqual([1, 2, 3]);
  expect((await inbox(dir, ["delete", "1", "3", "01", "--yes"])).out).toBe("Deleted: 2.\n");
  expect(await numbersIn(store)).toEqual([2]);
});

test("an address of a person is no argument, which everybody on the machine can read", async () => {
  const { dir } = await filled(aMessage());
  for (const args of [
    ["export", "email", "amina@example.org"],
    ["erase", "amina@example.org"],
  ]) {
    const { code, out, err } = await inbox(dir, args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^An address is asked for/);
  }
  expect((await inbox(dir, ["export", "email"], {}, "\n")).code).toBe(2);
  expect((await inbox(dir, ["export", "email"])).code).toBe(2);
});

test("erase asks first, then removes all submissions of an address without a trace", async () => {
  const messages = Array(44).fill(aMessage({ email: "Mark@Example.org" }));
  const resume = { name: "mark.pdf", bytes: Buffer.from("mark ".repeat(300_000)) };
  const application = anApplication({ email: "mark@example.org" }, { suspected: true, resume });
  const { dir, store } = await filled(...messages, application, aMessage());
  const erase = (...more: string[]) =>
    inbox(dir, ["erase", "--email", ...more], {}, "mark@example.org");
  const err = "Nothing was deleted. To delete without a question, end with the word yes.\n";
  expect(await erase()).toEqual({ code: 1, out: "", err });
  expect(await numbersIn(store)).toHaveLength(46);
  expect((await erase("--yes")).out).toBe("Deleted: 45.\n");
  expect(await numbersIn(store)).toEqual([46]);
  expect(bytesIn(dir).toString("latin1")).not.toMatch(/mark/i);
});

test("erase finds every spelling of an address, and names who may be the same person", async () => {
  const spellings = [
    "amina@example.org",
    "\u202aAmina@example.org",
    "ami\u200bna@example.org",
    "amina@example.org.",
  ];
  const near = ["amnia@example.org", "amina+jobs@example.org", "hamid@example.org"];
  const { dir, store } = await filled(
    ...[...spellings, ...near].map((email) => aMessage({ email })),
    aMessage({ email: "b@example.org", message: "Write to Amina@Example.org instead." }),
    aMessage({ email: "b@example.org" }),
  );
  const { out } = await inbox(dir, ["erase", "email", "yes"], {}, "amina@example.org\n");
  expect(out).toBe(
    "Deleted: 4.\nPerhaps the same person's, not deleted: message AAAAAAAE (amnia@example.org), " +
      "message AAAAAAAF (amina+jobs@example.org), message AAAAAAAH (b@example.org).\n",
  );
  expect(await numbersIn(store)).toEqual([5, 6, 7, 8, 9]);
});

test("erase finds a domain of another script in punycode, and the other way round", async () => {
  const [typed, puny] = ["amina@bücher.example", "amina@xn--bcher-kva.example"];
  const { dir, store } = await filled(aMessage({ email: typed }), aMessage({ email: puny }));
  expect((await inbox(dir, ["export", "email"], {}, puny)).out.match(/"reference"/g)).toHaveLength(
    2,
  );
  expect((await inbox(dir, ["erase", "email", "yes"], {}, typed)).out).toBe("Deleted: 2.\n");
  expect(await numbersIn(store)).toEqual([]);
});

test("what cannot be seen in an address is shown", async () => {
  const { dir } = await filled(aMessage({ email: "ami\u200bna\u00ad@example.org" }));
  expect((await inbox(dir, ["show", "1"])).out).toContain("ami\\u200bna\\u00ad@example.org");
});

test("delete says what is being mailed right now, and where else something of it is", async () => {
  const { dir, store } = await filled(aMessage(), aMessage(), anApplication());
  await store.add(aMessage({}, { receivedAt: new Date() }), ["webhook 1", "chat 1"]);
  for (const [number, to] of [
    [1, "mail"],
    [3, "mail"],
    [4, "webhook 1"],
  ] as const)
    await store.markDelivered(number, to, receivedAt, false);
  await store.claim("site", "mail", new Date(), 60_000, []);
  const exported = join(tempDir(), "all.csv");
  await inbox(dir, ["export", exported]);
  const before = join(dir, "messages.sqlite.before-restore-20260301T000000000Z");
  writeFileSync(before, "");
  const reference = (await store.get(4))?.reference ?? "";
  const settings = {
    SMTP_URL: "smtps://mail.example.com",
    MAIL_TO: "office@example.com",
    MAIL_TO_APPLICATIONS: "jobs@example.com",
    ALERT_TO: "ops@example.com",
    WEEKLY_TO: "boss@example.com",
    PUBLIC_URL: "https://www.example.com",
    WEBHOOK_URL: "https://crm.example.com/in?key=secret",
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
    CHAT_WEBHOOK_URL: "https://chat.example.com/secret",
    BACKUP_DIR: "/mnt/copies",
  };
  const { out } = await inbox(dir, ["delete", "1", "2", "3", "4", "yes"], settings);
  expect(out.replace(/\d{4}-\d\d-\d\d/, "DAY")).toBe(`Deleted: 4.
Being delivered right now, so it may still arrive: AAAAAAAB.
What these places have of it, delete there:
office@example.com: mails about AAAAAAAA
jobs@example.com: mails about AAAAAAAC
crm.example.com: events about ${reference}
ops@example.com: alerts, if there were any about it
boss@example.com: weekly mails, with names
/mnt/copies: nightly copies, gone by themselves after DAY
${before}: all that was there then
${exported}: all that was there then
`);
});

test("what was mailed before is named where no settings say who read it", async () => {
  const { dir, store } = await filled(aMessage());
  await store.markDelivered(1, "mail", receivedAt, false);
  expect((await inbox(dir, ["delete", "1", "yes"])).out).toContain(
    "\nmailboxes that these settings do not name: mails about AAAAAAAA\n",
  );
});
