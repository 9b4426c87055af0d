/*
 * Proves that nobody's absence notice answers a reply or the weekly mail, by the programs with which people answer in their
 * absence: Debian's vacation, procmail's stock recipe and maildrop's mailbot, if this machine has them. Each answers a mail of
 * a person, which shows that it would.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { smtpMailer } from "#server/outbox/mailer.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { openedStore } from "#server/testing/store.ts";
import { aMessage } from "#server/testing/submissions.ts";
import { tempDir } from "#server/testing/temp.ts";
import { findProgram } from "#tools/browsers.ts";

const address = "amina@example.org";
const isRoot = process.getuid?.() === 0;

/** Each as a person's mail program gets it, and whether it answered. */
const programs = {
  procmail(dir: string, mail: string) {
    // The conditions of procmailex(5) for an absence notice.
    const recipe = `:0 c\n* !^FROM_DAEMON\n* !^X-Loop:\n| cat > ${join(dir, "answer")}\n\n:0\n/dev/null\n`;
    writeFileSync(join(dir, "rc"), recipe, { mode: 0o600 });
    execFileSync("procmail", ["-m", join(dir, "rc")], { input: mail });
    return existsSync(join(dir, "answer"));
  },
  mailbot(dir: string, mail: string) {
    writeFileSync(join(dir, "text"), "I am away.\n");
    const to = ["tee", join(dir, "answer")];
    const args = ["-t", join(dir, "text"), "-A", `From: ${address}`, ...to];
    execFileSync("mailbot", args, { input: mail });
    return existsSync(join(dir, "answer")) && readFileSync(join(dir, "answer")).length > 0;
  },
  vacation(dir: string, mail: string) {
    const [message, sendmail] = [join(dir, "message"), join(dir, "sendmail")];
    writeFileSync(message, "Subject: away\n\nI am away.\n");
    writeFileSync(sendmail, `#!/bin/sh\ncat > ${join(dir, "answer")}\n`, { mode: 0o755 });
    // It sends by a path of its own, which is another program for it alone.
    const run = `mount --bind ${sendmail} /usr/sbin/sendmail && exec vacation -j -a amina -f ${join(dir, "db")} -m ${message} ${userInfo().username}`;
    execFileSync("unshare", ["-m", "sh", "-c", run], { input: mail });
    return existsSync(join(dir, "answer"));
  },
};

/** The two as they leave the site. */
async function ownMails() {
  const peer = await smtpPeer({ disabledCommands: ["STARTTLS", "AUTH"] });
  const mailer = smtpMailer({
    smtpUrl: `smtp://127.0.0.1:${peer.port}?requireTLS=false`,
    to: [address],
    alertTo: [],
    weeklyTo: [address],
    from: { name: "", address: "site@office.test" },
  });
  const { store } = openedStore();
  await store.add(aMessage({ email: address }));
  const submission = (await store.get(1)) ?? expect.fail("not stored");
  const { signal } = new AbortController();
  const texts = { subject: "{reference}", text: "{reference}", replyTo: "hello@office.test" };
  await mailer.reply(submission, { ...texts, from: "Office" }, signal);
  await mailer.weekly({ subject: "This week", text: "Nobody wrote." }, signal);
  return peer.deliveries.map(({ raw }) => raw.replaceAll("\r\n", "\n"));
}

const persons = `From: Bilal <bilal@office.test>\nTo: ${address}\nSubject: Lunch?\nMessage-ID: <1@office.test>\nDate: ${new Date().toUTCString()}\n\nAt noon?\n`;

/** With the line that mail servers write before a mail in a mailbox. */
const asDelivered = (mail: string, from: string) =>
  `From ${from} Fri Nov 27 09:00:00 2026\nReturn-Path: <${from}>\n${mail}`;

describe.each(["procmail", "mailbot", "vacation"] as const)("%s", (name) => {
  const answers = programs[name];
  const isThere = findProgram(name) !== undefined && (name !== "vacation" || isRoot);
  test.runIf(isThere)("answers a person, and neither a reply nor the weekly mail", async () => {
    expect(answers(tempDir(), asDelivered(persons, "bilal@office.test"))).toBe(true);
    const mails = await ownMails();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(answers(tempDir(), asDelivered(mail, "returns@office.test"))).toBe(false);
      // Without the two headers it would.
      const bare = mail.replaceAll(/^(?:Auto-Submitted|Precedence): .*\n/gm, "");
      expect(answers(tempDir(), asDelivered(bare, "returns@office.test"))).toBe(true);
    }
  });
});
