import { expect, test } from "vitest";
import { parse } from "yaml";
import * as english from "#contract/sentences/en.ts";
import * as german from "#contract/sentences/de.ts";
import { folderOf } from "#server/testing/temp.ts";

import { readWords, sentencesToTranslate } from "./sentences.ts";

test("a brand's own sentence comes before that of its language", async () => {
  const folder = folderOf({ "sentences.yaml": "page:\n  menu: Speisekarte\n" });
  const { sentences, missing, mistakes } = await readWords(folder, "de-AT");
  expect(sentences.page.menu).toBe("Speisekarte");
  expect(sentences.page.findUs).toBe(german.page.findUs);
  expect([...missing, ...mistakes]).toEqual([]);
});

test("what a further language lacks is English, and listed", async () => {
  const folder = folderOf({ "sentences.yaml": "page:\n  menu: Valikko\n" });
  const { sentences, missing } = await readWords(folder, "fi");
  expect(sentences.page.menu).toBe("Valikko");
  expect(sentences.forms).toEqual(english.forms);
  expect(missing).toContain("page.findUs");
  expect(missing).not.toContain("page.menu");
});

test("what a new brand is given to translate is a whole file of sentences once the # is taken away", async () => {
  const text = sentencesToTranslate().replaceAll(/^# /gm, "").replace(/^.*\n/, "");
  expect(parse(text)).toEqual({ ...english });
  const { missing, mistakes } = await readWords(folderOf({ "sentences.yaml": text }), "fi");
  expect([...missing, ...mistakes]).toEqual([]);
});

test.each([
  ["page:\n  menue: x\n", /menue/],
  ["page:\n  rated: Tähdet {stars}\n", /page\.rated has to have \{all\}, \{stars\}/],
])("a mistake in the file is said: %j", async (text, says) => {
  const { mistakes } = await readWords(folderOf({ "sentences.yaml": text }), "fi");
  expect(mistakes).toEqual([expect.stringMatching(says)]);
});
