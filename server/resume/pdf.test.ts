import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { composeMail } from "#server/outbox/compose.ts";
import { openedStore } from "#server/testing/store.ts";
import { anApplication } from "#server/testing/submissions.ts";
import { mayNeedPassword } from "./pdf.ts";

/** Made by qpdf 11.3 of one page: with a table of objects, or with a stream in its place. */
const made = (name: string) =>
  readFileSync(join(import.meta.dirname, `../testing/pdfs/${name}.pdf`));
const around = (before: string, bytes: Buffer, after = "") =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
const mail = "Content-Type: application/octet-stream\r\n\r\n";
const plain = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<</Encrypt 1 0 R>>\nendobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n43\n%%EOF\n",
);

test.for<[what: string, bytes: Buffer, locked: boolean]>([
  ["a table", made("password-40"), true],
  ["a stream of objects", made("password-256linos"), true],
  ["bytes around it", around(mail, made("password-40"), mail), true],
  ["a lock against changes only", made("open-256"), true],
  ["an object of that name in the text", plain, false],
  ["no trailer", Buffer.from("%PDF-1.7\n%%EOF\n"), false],
])("a PDF with %s: may need a password %j", ([, bytes, locked]) => {
  expect(mayNeedPassword(bytes)).toBe(locked);
});

test("the mail about a locked resume says so, also where it has a link in place of the file", async () => {
  const { store } = openedStore();
  await store.add(anApplication({}, { resume: { bytes: made("password-40") } }));
  const submission = await store.get(1);
  if (!submission) throw new Error("Nothing was stored.");
  const from = { name: "", address: "office@example.com" };
  const link = { how: "https://a.example/files/x", answer: "552 too large", isLocked: true };
  for (const file of [await store.resume(1), link])
    expect(composeMail(submission, file, from, [from.address]).text).toContain(
      "\nThe resume is encrypted and may need a password.\n",
    );
  const open = composeMail(submission, { ...link, isLocked: false }, from, [from.address]);
  expect(open.text).not.toContain("encrypted");
});
