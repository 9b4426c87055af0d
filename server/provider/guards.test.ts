import { describe, expect, test } from "vitest";
import { elapsedField, submissionField, trapField } from "#contract/guards.ts";
import { conflictText } from "#contract/provider.ts";
import { noRelay } from "../relay/relay.ts";
import { ids, sendForm, testApp, typed } from "../testing/app.ts";
import { applicationForm, apply, pdf } from "../testing/application.ts";

const all = { ...typed, ...ids };
const key = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("what a program probably filled in", () => {
  const cases: Record<string, string>[] = [{ [trapField]: "x" }, { [elapsedField]: "1999" }];
  test.for(cases)("%o is kept, marked, and answered like any other", async (guards) => {
    const t = testApp();
    const answers = [
      await sendForm(t, { ...all, ...guards }),
      await apply(t, applicationForm(guards)),
    ];
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(t.store.list().map(({ suspected }) => suspected)).toEqual([true, true]);
  });

  test("a person's form is not marked", async () => {
    const t = testApp();
    await sendForm(t, { ...all, [trapField]: "", [elapsedField]: "48000" });
    expect(t.store.list().map(({ suspected }) => suspected)).toEqual([false]);
  });
});

describe("a form that comes twice under one key", () => {
  test("is OK again and stored and mailed once", async () => {
    let nudges = 0;
    const t = testApp({ relay: { ...noRelay, nudge: () => (nudges += 1) } });
    const twice = () => apply(t, applicationForm({ [submissionField]: key }));
    for (const answer of [await twice(), await twice()]) {
      expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    }
    expect(t.store.list()).toHaveLength(1);
    expect(nudges).toBe(1);
  });

  test("with other content is refused, and the first one stays", async () => {
    const t = testApp();
    await sendForm(t, { ...all, [submissionField]: key });
    const answer = await sendForm(t, { ...all, subject: "Other", [submissionField]: key });
    expect([answer.status, await answer.text()]).toEqual([422, conflictText]);
    const other = new File([pdf, "more"], pdf.name);
    expect((await apply(t, applicationForm({ [submissionField]: key }, other))).status).toBe(422);
    expect(t.store.list()).toMatchObject([{ subject: typed.subject }]);
  });

  test.for(["", "short", "x".repeat(65), `${key} `, "a'b; DROP TABLE entries"])(
    "%j is no key: stored each time",
    async (notKey) => {
      const t = testApp();
      await sendForm(t, { ...all, [submissionField]: notKey });
      await sendForm(t, { ...all, [submissionField]: notKey });
      expect(t.store.list()).toHaveLength(2);
    },
  );
});
