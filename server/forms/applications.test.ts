import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { maxResumeBytes } from "#contract/application.ts";
import { problemType } from "#contract/form-endpoint.ts";
import { submissionField } from "#contract/guards.ts";
import { sentenceOf } from "#contract/causes.ts";
import { docxWith } from "#server/testing/docx.ts";
import { retryPages } from "#server/testing/built-pages.ts";
import { application, message, pdf } from "#server/testing/forms.ts";
import { serving } from "#server/testing/serving.ts";
import { openedStore } from "#server/testing/store.ts";

const named = (name: string, ...content: BlobPart[]) => new File(content, name);
const pdfOf = (bytes: number) => named("cv.pdf", "%PDF-", randomBytes(bytes - 5));

test("stores an application with its file byte for byte", async () => {
  const s = await serving();
  const files: [File, string][] = [
    [pdf, pdf.name],
    [pdfOf(maxResumeBytes), "cv.pdf"],
    [pdfOf(300_001), "cv.pdf"],
    [named("CV.DOCX", Uint8Array.from(docxWith())), "CV.docx"],
    [named('C:\\cv\\Ayeshá "b"\r\n\u202efdp.exe.PDF', "%PDF-1.7\r\n--"), "Ayeshá -b-fdp.exe.pdf"],
  ];
  for (const [resume] of files)
    expect(await s.send({ ...application, resume })).toMatchObject({ status: 200, text: "OK" });
  const answers = Object.fromEntries(Object.entries(application).slice(3, -1));
  const { store } = openedStore(s.dataDir);
  for (const [index, [file, name]] of files.entries()) {
    const resume = { name, size: file.size };
    expect(await store.get(index + 1)).toMatchObject({ ...answers, kind: "application", resume });
    const bytes = (await store.resume(index + 1))?.bytes ?? new Uint8Array();
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test("rejects an unsuitable file with the form's own message", async () => {
  const s = await serving({ site: await retryPages() });
  const attach = sentenceOf("resumeMissing");
  const suitable = sentenceOf("resumeUnreadable");
  const several = { location: "mars", github_url: "javascript:x", resume: named("a.pdf", "<") };
  const cases: [Record<string, string | File>, string][] = [
    [{ resume: named("") }, attach], // what a browser sends without a file
    [{ resume: named("cv.pdf", "MZ\x90\0\x03") }, suitable],
    [{ resume: pdfOf(20 * 1024 * 1024) }, "Please attach a file of at most 5 MB"],
    [several, [sentenceOf("locationMissing"), sentenceOf("urlInvalid"), suitable].join("\n")],
  ];
  for (const [changes, text] of cases)
    expect(await s.send({ ...application, ...changes })).toMatchObject({ status: 422, text });
  const closed = { job_title: "Product Manager" };
  for (const [changes, cause] of [
    [closed, "jobClosed"],
    [{ job_title: "Astronaut" }, "jobMissing"],
  ] as const) {
    const answer = await s.send({ ...application, ...changes }, { accept: problemType });
    const problem = { title: "fieldsInvalid", status: 422, errors: { job_title: cause } };
    expect(JSON.parse(answer.text)).toMatchObject(problem);
  }
  // This encoding has no files.
  const body = new URLSearchParams({ ...application, resume: "cv.pdf" });
  expect(await s.post(body)).toMatchObject({ status: 422, text: attach });
  expect(await s.kept()).toEqual([]);
});

test("a submission key stores a form once and rejects other content", async () => {
  let stored = 0;
  const s = await serving({ onStored: () => (stored += 1) });
  const [key, other] = ["0f8fad5b-d9cb-469f-a165-70867728950e", "x".repeat(64)];
  const changed = { ...application, resume: new File([pdf, "more"], pdf.name) };
  const invalid = ["", "short", "x".repeat(65), `${key} `, "a'b; DROP TABLE entries"];
  const cases: (readonly [Record<string, string | File>, string, number, number])[] = [
    [message, key, 200, 1],
    [message, key, 200, 1],
    [application, other, 200, 2],
    [application, other, 200, 2],
    [{ ...message, subject: "Other" }, key, 422, 2],
    [changed, other, 422, 2],
    [message, other, 422, 2],
    // Invalid keys are ignored, so these are stored each time.
    ...[...invalid, ...invalid].map((it, i) => [message, it, 200, 3 + i] as const),
  ];
  for (const [form, sent, status, count] of cases) {
    const answer = await s.send({ ...form, [submissionField]: sent });
    expect([sent, answer.status, stored]).toEqual([sent, status, count]);
    expect(answer.text).toBe(status === 200 ? "OK" : sentenceOf("keyReused"));
  }
  expect(await s.kept()).toHaveLength(stored);
});
