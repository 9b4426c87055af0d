import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { Incoming } from "../inbox/store.ts";
import { aMessage, anApplication } from "../testing/entries.ts";
import { openedStore } from "../testing/store.ts";
import { composeMail } from "./compose.ts";

const printer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The mail for what came in, as a receiver reads it. */
async function mailOf(incoming: Incoming) {
  const { store } = openedStore();
  store.add(incoming);
  const entry = store.get(1);
  if (!entry) throw new Error("nothing stored");
  const from = { name: "Site", address: "site@example.com" };
  const mail = composeMail(entry, store.resume(1), from, "office@example.com");
  const { message } = await printer.sendMail(mail);
  const raw = message as Buffer;
  return { raw: raw.toString("latin1"), token: entry.mailToken, ...(await PostalMime.parse(raw)) };
}

test("an application has every answered field and the résumé, byte for byte", async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 31) % 256));
  const mail = await mailOf(
    anApplication(
      { cover_letter: "Dear team,\n<b>hello</b>", location: "remote" },
      { resume: { name: "بلال احمد.pdf", bytes } },
    ),
  );
  expect(mail.subject).toBe("[Website] Application: Data Scientist");
  expect(mail.replyTo).toEqual([{ name: "Bilal Ahmed", address: "bilal@example.org" }]);
  expect(mail.text?.replaceAll("\r\n", "\n").trimEnd()).toBe(
    `Job: Data Scientist
Name: Bilal Ahmed
Email: bilal@example.org
Location: remote
GitHub: https://github.com/bilal
Resume: بلال احمد.pdf

Dear team,
<b>hello</b>`,
  );
  expect(mail.html).toContain("&lt;b&gt;hello");
  expect(mail.attachments).toHaveLength(1);
  const [file] = mail.attachments;
  expect(file).toMatchObject({
    filename: "بلال احمد.pdf",
    mimeType: "application/pdf",
    disposition: "attachment",
  });
  expect(bytes.equals(Buffer.from(file?.content as ArrayBuffer))).toBe(true);
});

test("a résumé's name and type cannot add headers or paths", async () => {
  const mail = await mailOf(
    anApplication(
      { full_name: "a\r\nBcc: b@evil.example", job_title: "x\r\nBcc: c@evil.example" },
      {
        resume: {
          name: '../../etc/"x"\r\nBcc: d@evil.example\u202egnp.pdf',
          mediaType: "text/html\r\nBcc: e@evil.example",
        },
      },
    ),
  );
  const head = mail.headers.map(({ key }) => key);
  expect(head).not.toContain("bcc");
  // Line ends that were typed may stay in quoted text, never at the start of a header.
  expect(mail.raw).not.toMatch(/^bcc:/im);
  expect(mail.attachments[0]).toMatchObject({ mimeType: "application/octet-stream" });
  expect(mail.attachments[0]?.filename).toBe("etc x Bcc d@evil.example gnp.pdf");
});

test("a message without a long text ends after its fields; Message-ID is the stored one", async () => {
  const mail = await mailOf(aMessage({ message: "hello" }));
  expect(mail.messageId).toBe(`<${mail.token}@example.com>`);
  expect(mail.attachments).toEqual([]);
  const application = await mailOf(anApplication());
  expect(application.text?.trimEnd().split(/\r?\n/).at(-1)).toBe("Resume: Bilal Ahmed.pdf");
});
