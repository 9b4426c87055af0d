import { describe, expect, test } from "vitest";
import { maxResumeBytes } from "#contract/application.ts";
import { sendFormPath, sendPath } from "#contract/provider.ts";
import { sendForm, testApp, typed, ids } from "../testing/app.ts";
import { applicationForm, applicationIds, applied, apply, pdf } from "../testing/application.ts";
import { docxParts, zipOf } from "../testing/zip.ts";

describe("an application", () => {
  test("is stored whole before the answer says OK", async () => {
    const t = testApp();
    const answer = await apply(t);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(t.store.list()).toMatchObject([
      {
        ...applied,
        kind: "application",
        receivedAt: "2026-03-01T09:00:00.000Z",
        suspected: false,
        resume: { name: "Ayesha Khan.pdf", mediaType: "application/pdf", size: pdf.size },
      },
    ]);
    expect(Buffer.from(t.store.resume(1)?.bytes ?? [])).toEqual(
      Buffer.from(await pdf.arrayBuffer()),
    );
  });

  test("may bring a Word document, whatever the browser says of its type", async () => {
    const t = testApp();
    const file = new File([new Uint8Array(zipOf(docxParts()))], "CV.DOCX", { type: "text/html" });
    expect((await apply(t, applicationForm({}, file))).status).toBe(200);
    const mediaType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    expect(t.store.list()).toMatchObject([{ resume: { name: "CV.docx", mediaType } }]);
  });

  test("of five megabytes to the byte is taken", async () => {
    const t = testApp();
    const file = new File(["%PDF-", Buffer.alloc(maxResumeBytes - 5)], "cv.pdf");
    expect((await apply(t, applicationForm({}, file))).status).toBe(200);
    expect(t.store.resume(1)?.bytes.byteLength).toBe(maxResumeBytes);
  });

  test("keeps of the file's name what is text", async () => {
    const t = testApp();
    const file = new File([pdf], 'C:\\cv\\a "b"\r\n\u202efdp.exe.PDF');
    expect((await apply(t, applicationForm({}, file))).status).toBe(200);
    expect(t.store.list()).toMatchObject([{ resume: { name: "a -b- fdp.exe.pdf" } }]);
  });
});

describe("refused, with the form's own words", () => {
  const named = (name: string, ...content: (string | Buffer)[]) =>
    new File(
      content.map((part) => (typeof part === "string" ? part : new Uint8Array(part))),
      name,
    );
  const attach = "Please attach your resume";
  const suitable = "Please attach a PDF, DOC or DOCX file";
  const cases: [string, Record<string, string>, File | undefined, string][] = [
    ["no file", {}, undefined, attach],
    ["no file chosen in a browser", {}, named(""), attach],
    ["an empty file", {}, named("cv.pdf"), attach],
    ["a picture", {}, named("me.png", "\x89PNG\r\n\x1a\n"), suitable],
    ["a program called PDF", {}, named("cv.pdf", "MZ\x90\0\x03\0\0\0\0"), suitable],
    ["a PDF called DOC", {}, named("cv.doc", "%PDF-1.7\n"), suitable],
    ["a PDF without ending", {}, named("cv", "%PDF-1.7\n"), suitable],
    ["a document with macros", {}, named("cv.docx", macros()), suitable],
    [
      "one byte too many",
      {},
      named("cv.pdf", "%PDF-", Buffer.alloc(maxResumeBytes - 4)),
      "Please attach a file of at most 5 MB",
    ],
    [
      "several things at once",
      { location: "mars", github_url: "javascript:alert(1)" },
      named("cv.pdf", "<!doctype html>"),
      `Please select a location\nPlease enter a valid URL\n${suitable}`,
    ],
  ];
  test.for(cases)("%s", async ([, changes, file, text]) => {
    const t = testApp();
    const answer = await apply(t, withFile(changes, file));
    expect([answer.status, await answer.text()]).toEqual([422, text]);
    expect(t.store.list()).toEqual([]);
  });

  function withFile(changes: Record<string, string>, file: File | undefined) {
    const form = applicationForm(changes);
    form.delete("resume");
    if (file) form.append("resume", file);
    return form;
  }
  function macros() {
    return zipOf([...docxParts(), { name: "word/vbaProject.bin", content: "x" }]);
  }

  test("without any file, in the formats that cannot carry one", async () => {
    const t = testApp();
    const all = { ...applied, ...applicationIds };
    const urlencoded = await t.app.request(sendFormPath, {
      method: "POST",
      body: new URLSearchParams(all),
    });
    const json = await t.app.request(sendPath, {
      method: "POST",
      body: JSON.stringify({ ...applicationIds, template_params: applied }),
      headers: { "content-type": "application/json" },
    });
    for (const answer of [urlencoded, json]) {
      expect([answer.status, await answer.text()]).toEqual([422, attach]);
    }
  });
});

test("text under the file's name is no file", async () => {
  const form = applicationForm();
  form.set("resume", "%PDF-1.7");
  const answer = await apply(testApp(), form);
  expect([answer.status, await answer.text()]).toEqual([422, "Please attach your resume"]);
});

test("one file is enough, and the contact form has none", async () => {
  const t = testApp();
  const two = applicationForm();
  two.append("resume", pdf);
  expect(await (await apply(t, two)).text()).toMatch(/"resume" was sent more than once/);
  const message = applicationForm({ ...typed, ...ids });
  const answer = await apply(t, message);
  expect([answer.status, await answer.text()]).toEqual([
    400,
    'The field "resume" is a file; this form takes text only.',
  ]);
  expect(t.store.list()).toEqual([]);
});

test("the rules are those of the template", async () => {
  const answer = await sendForm(testApp(), { ...typed, ...applicationIds });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/^Please choose a job opening\nPlease enter your full name/);
});
