import { expect, test } from "vitest";
import { completeAnswers } from "./answers.ts";

const given = { name: "Lumi", city: "Tampere", colors: "#0a5c8a #b3402a" };

test("the country is that of the language, unless another one is given", async () => {
  expect(await completeAnswers({ ...given, language: "fi" })).toMatchObject({ country: "FI" });
  const swedish = { ...given, language: "sv", country: "FI" };
  expect(await completeAnswers(swedish)).toEqual(swedish);
});

test("asks for what is not given, and takes no answer for the usual one", async () => {
  const asked: string[] = [];
  const answers = await completeAnswers({ name: "Lumi" }, async (question) => {
    asked.push(question);
    return question.startsWith("Its language") ? "fi" : "";
  });
  expect(answers).toMatchObject({ name: "Lumi", language: "fi", country: "FI" });
  expect(asked).toHaveLength(4);
});

test.each([
  [{ language: "finnish language" }, /--language/],
  [{ colors: "blue" }, /--colors cannot be "blue"/],
  [{ country: "Suomi" }, /--country/],
])("refuses %j", async (wrong, says) => {
  await expect(completeAnswers({ ...given, ...wrong })).rejects.toThrow(says);
});
