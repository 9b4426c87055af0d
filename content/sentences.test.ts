import { expect, test } from "vitest";
import { parse } from "yaml";
import * as english from "#contract/sentences/en.ts";
import * as german from "#contract/sentences/de.ts";
import { folderOf } from "#server/testing/temp.ts";

import { readSentences, sentencesToTranslate } from "./sentences.ts";

test("a brand's own sentence comes before that of its language", () => {
  const folder = folderOf({ "sentences.yaml": "page:\n  menu: Speisekarte\n" });
  const { sentences, untranslated, sentenceFaults } = readSentences(folder, "de-AT");
  expect(sentences.page.menu).toBe("Speisekarte");
  expect(sentences.page.findUs).toBe(german.page.findUs);
  expect([...untranslated, ...sentenceFaults]).toEqual([]);
});

test("what a further language lacks is English, and listed", () => {
  const folder = folderOf({ "sentences.yaml": "page:\n  menu: Valikko\n" });
  const { sentences, untranslated } = readSentences(folder, "fi");
  expect(sentences.page.menu).toBe("Valikko");
  expect(sentences.forms).toEqual(english.forms);
  expect(untranslated).toContain("page.findUs");
  expect(untranslated).not.toContain("page.menu");
});

test("what a new brand is given to translate is a whole file of sentences once the # is taken away", () => {
  const text = sentencesToTranslate().replaceAll(/^# /gm, "").replace(/^.*\n/, "");
  expect(parse(text)).toEqual({ ...english });
  const { untranslated, sentenceFaults } = readSentences(
    folderOf({ "sentences.yaml": text }),
    "fi",
  );
  expect([...untranslated, ...sentenceFaults]).toEqual([]);
});

test.each([
  ["page:\n  menue: x\n", /menue/],
  ["page: [", /^sentences\.yaml: /],
  ["page:\n  rated: Tähdet {stars}\n", /page\.rated has to have \{all\}, \{stars\}/],
])("a mistake in the file is said: %j", (text, says) => {
  const { sentenceFaults } = readSentences(folderOf({ "sentences.yaml": text }), "fi");
  expect(sentenceFaults).toEqual([expect.stringMatching(says)]);
});
