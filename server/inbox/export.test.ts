import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { at, filled, inbox } from "../testing/inbox.ts";
import { tempDir } from "../testing/temp.ts";

allowSlowMachines();

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
