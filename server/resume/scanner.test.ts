import { expect, test } from "vitest";
import { anApplication } from "#server/testing/submissions.ts";
import { fakeClamd } from "#server/testing/clamd.ts";
import { application } from "#server/testing/forms.ts";
import { createProblems } from "#server/problems.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { rows } from "#server/testing/rows.ts";
import { serving } from "#server/testing/serving.ts";
import { composeMail } from "#server/outbox/compose.ts";
import { openedStore } from "#server/testing/store.ts";
import { clamdAddress } from "./clamd.ts";
import { createScanner } from "./scanner.ts";

const problemJson = { accept: "application/problem+json" };

function scannerAt(address: string, runtime = testRuntime()) {
  const parsed = clamdAddress(address);
  if (!parsed) throw new Error(`${address} is no address.`);
  const problems = createProblems();
  const scan = createScanner(parsed, { ...runtime, problems });
  return { ...runtime, scan, problems: problems.own.all };
}

test.for(
  rows({
    "127.0.0.1:3310": '{"host":"127.0.0.1","port":3310}',
    "[::1]:3310": '{"host":"::1","port":3310}',
    "/run/clamav/clamd.ctl": '{"path":"/run/clamav/clamd.ctl"}',
    clamd: "",
    "clamd:99999": "",
    "http://clamd:3310/": "",
  }).map(([expected, text]) => [text, expected] as const),
)("the address %s", ([text, expected]) => {
  expect(JSON.stringify(clamdAddress(text)) ?? "").toBe(expected);
});

test("a resume in which clamd finds something is refused in a sentence, stored nowhere, and told", async () => {
  const clamd = await fakeClamd();
  const { scan, problems, pass } = scannerAt(clamd.address);
  const { send, kept } = await serving({ scan });
  const resume = new File(["%PDF-1.7\nINFECTED"], "cv.pdf");
  const answer = await send({ ...application, resume }, problemJson);
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text)).toMatchObject({ errors: { resume: "resumeInfected" } });
  expect(await kept()).toEqual([]);
  const told = [{ once: true, text: expect.stringContaining("clamd found Test.Virus in it") }];
  expect(await problems()).toMatchObject(told);
  // Many of them make one mail.
  const ids = (await problems()).map(({ id }) => id);
  await pass(60_000);
  await send({ ...application, resume });
  expect((await problems()).map(({ id }) => id)).toEqual(ids);
});

test("a file of any size arrives at clamd byte for byte, and is stored as scanned", async () => {
  const clamd = await fakeClamd();
  const { scan, problems } = scannerAt(clamd.address);
  const { send, kept } = await serving({ scan });
  for (const bytes of [64 * 1024, 64 * 1024 + 1, 1_000_000]) {
    const file = Buffer.alloc(bytes, "x");
    file.write("%PDF-1.7\n");
    expect((await send({ ...application, resume: new File([file], "cv.pdf") })).status).toBe(200);
    expect(clamd.received.at(-1)?.equals(file)).toBe(true);
  }
  expect(await kept()).toMatchObject([1, 2, 3].map(() => ({ resume: { scanned: "clean" } })));
  expect(await problems()).toEqual([]);
});

test.for(["stream: INSTREAM size limit exceeded. ERROR", ""])(
  "a resume is stored, marked and told when clamd answers %j",
  async (answer) => {
    const { scan, problems } = scannerAt((await fakeClamd({ answer })).address);
    const { send, kept } = await serving({ scan });
    expect((await send(application)).status).toBe(200);
    expect(await kept()).toMatchObject([{ resume: { scanned: "away" } }]);
    expect(await problems()).toMatchObject([{ id: "clamd" }]);
  },
);

test("while clamd is away resumes are stored, and it is over when clamd is back", async () => {
  const clamd = await fakeClamd();
  await clamd.close();
  const gone = scannerAt(clamd.address);
  expect(await gone.scan(Buffer.from("x"))).toBe("away");
  const text = expect.stringContaining("clamd cannot be used (connect ECONNREFUSED");
  expect(await gone.problems()).toMatchObject([{ id: "clamd", text }]);
  expect(gone.lines.map(({ msg }) => msg)).toEqual([
    "clamd cannot be used; resumes are stored unscanned.",
  ]);
});

test("the same application is the same, whatever the scanner says meanwhile", async () => {
  const { store } = openedStore();
  const key = "K".repeat(20);
  const scanned = (it: "clean" | "away") => anApplication({}, { key, resume: { scanned: it } });
  expect(await store.add(scanned("away"))).toMatchObject({ outcome: "stored" });
  expect(await store.add(scanned("clean"))).toMatchObject({ outcome: "repeated" });
});

test.for([
  [undefined, "Nobody has scanned the resume for viruses."],
  ["away", "The resume could not be scanned for viruses: clamd was away."],
  ["clean", undefined],
] as const)("the mail about a resume that was scanned: %s", async ([scanned, sentence]) => {
  const { store } = openedStore();
  await store.add(anApplication({}, { resume: { scanned } }));
  const submission = await store.get(1);
  if (!submission) throw new Error("Nothing was stored.");
  const from = { name: "", address: "office@example.com" };
  const { text } = composeMail(submission, await store.resume(1), from, [from.address]);
  expect(/^.*scanned.*$/m.exec(text)?.[0]).toBe(sentence);
});
