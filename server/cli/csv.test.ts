import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { filled, inbox } from "#server/testing/cli.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { tempDir } from "#server/testing/temp.ts";

/** The rows of an export, by their columns' names. */
async function exported(...submissions: Parameters<typeof filled>) {
  const { dir } = await filled(...submissions);
  const file = join(tempDir(), "all.csv");
  const { out } = await inbox(dir, ["export", file]);
  expect(out).toBe(`Written to ${file}: ${submissions.length}\n`);
  const text = readFileSync(file, "utf8");
  return { text, rows: parse<Record<string, string>>(text, { bom: true, columns: true }) };
}

test("messages and applications are rows of the same columns", async () => {
  const visit = { page: "/contact", start: "/services", utm_source: "mail" };
  const { text, rows } = await exported(
    aMessage({ message: 'One "two",\nthree; fünf', phone: "+92 42 111" }, { visit }),
    anApplication({ location: "berlin" }, { suspected: true }),
  );
  expect(text).toMatch(/^\ufeff"reference","received",[^\n]*"kind","name"[^\n]*\r\n"AAAAAAAA"/);
  expect(text.endsWith("\r\n")).toBe(true);
  const [message, application] = rows;
  expect(Object.keys(message ?? {})).toEqual(Object.keys(application ?? {}));
  expect(message).toMatchObject({
    reference: "AAAAAAAA",
    received: "2026-03-02 04:30",
    kind: "message",
    name: "Amina Khan",
    text: 'One "two",\nthree; fünf',
    phone: "'+92 42 111",
    page: "/contact",
    utm_source: "mail",
    suspected: "",
    resume: "",
  });
  expect(application).toMatchObject({
    kind: "application",
    name: "Bilal Ahmed",
    subject: "Data Scientist",
    location: "berlin",
    resume: "Bilal Ahmed.pdf",
    suspected: "unknown",
  });
});

test("a spreadsheet takes for a text what it would run, or reckon with", async () => {
  const cells = [
    ["=1+1", "'=1+1"],
    [" \t=1+1", "' \t=1+1"],
    ["@SUM(1)", "'@SUM(1)"],
    ["-1-1", "'-1-1"],
    ["＝1+1", "'＝1+1"],
    ["\r=1+1", "\\u000d=1+1"],
    ["03001234567", "'03001234567"],
    ["(042) 111", "'(042) 111"],
    ["23456E78", "'23456E78"],
    ["1/2", "'1/2"],
    ["2026-03-02 04:30", "2026-03-02 04:30"],
    ["3 questions = 4 answers", "3 questions = 4 answers"],
    ["\u001b[2J", "\\u001b[2J"],
  ] as const;
  const { rows } = await exported(...cells.map(([subject]) => aMessage({ subject })));
  expect(rows.map(({ subject }) => subject)).toEqual(cells.map(([, cell]) => cell));
});
