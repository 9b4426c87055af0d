/* Resumes are scanned by a real clamd, with EICAR and a signature of the test's own. */
import { expect, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { eventually } from "#tests/support/patience.ts";
import { application, formOf } from "#server/testing/forms.ts";
import { submissionsIn, openedStore } from "#server/testing/store.ts";
import { docxWith } from "#server/testing/docx.ts";
import { plain } from "#server/testing/zip.ts";
import { eicar, own, startClamd } from "#tests/support/faults/clamd.ts";
import { mailPeer } from "#tests/support/faults/mail-peer.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

test("clamd's finds are refused, and what it cannot scan is stored, marked and mailed so", async () => {
  const [clamd, peer] = [await startClamd(), await mailPeer()];
  const mail = { SMTP_URL: peer.url, MAIL_TO: "office@example.com" };
  const { port, dataDir, out } = await startServer({ CLAMD: clamd.path, ...mail });
  const post = async (content: string | Buffer, name = "cv.pdf") => {
    const resume = new File([new Uint8Array(Buffer.from(content))], name);
    const body = formOf({ ...application, resume });
    const headers = { accept: "application/problem+json" };
    const url = `http://127.0.0.1:${port}${sendFormPath}`;
    const answer = await fetch(url, { method: "POST", body, headers });
    const text = await answer.text();
    return [answer.status, answer.status === 200 ? text : JSON.parse(text).errors.resume];
  };
  const refused = [422, "resumeInfected"];
  const pdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`;
  expect(await post(pdf(eicar))).toEqual(refused);
  expect(await post(pdf(own))).toEqual(refused);
  // Within an archive, which clamd unpacks.
  expect(await post(docxWith(plain("word/text.xml", own)), "cv.docx")).toEqual(refused);
  expect(await post(pdf("x".repeat(4_900_000)))).toEqual([200, "OK"]);
  // The log is buffered for a moment.
  await eventually(() => expect(out()).toContain("clamd found something"));
  await clamd.stop();
  expect(await post(pdf(own))).toEqual([200, "OK"]);
  await eventually(() => expect(out()).toContain("resumes are stored unscanned."));
  await clamd.start();
  expect(await post(pdf(own))).toEqual(refused);
  expect(await post(pdf("clean"))).toEqual([200, "OK"]);
  const scanned = (await submissionsIn(openedStore(dataDir).store)).map((submission) =>
    submission.kind === "application" ? submission.resume.scanned : "",
  );
  expect(scanned).toEqual(["clean", "away", "clean"]);
  await eventually(() => expect(peer.arrivals()).toHaveLength(3));
  const warned = peer.arrivals().filter(({ text }) => text.includes("could not be scanned"));
  expect(warned).toHaveLength(1);
});
