import { expect, test } from "vitest";
import { completeAnswers } from "./answers.ts";

const given = { name: "Lumi", city: "Tampere", colors: "#0a5c8a #b3402a" };

test("the country is that of the language, unless another one is given", async () => {
  const finnish = await completeAnswers({ ...given, language: "fi" });
  expect(finnish).toMatchObject({ answers: { country: "FI" }, guessed: ["country"] });
  const swedish = { ...given, language: "sv", country: "FI" };
  expect(await completeAnswers(swedish)).toEqual({
    answers: { ...swedish, timeZone: "Europe/Helsinki" },
    guessed: [],
  });
});

test("what nobody said is guessed where there is a choice, and told", async () => {
  const { answers, guessed } = await completeAnswers({
    ...given,
    city: "Porto",
    language: "pt",
    country: "PT",
  });
  expect(answers.language).toBe("pt-PT");
  expect(guessed).toEqual(["language", "timeZone"]);
  const all = { ...given, language: "pt-PT", country: "PT", timeZone: "Europe/Lisbon" };
  expect(await completeAnswers(all)).toEqual({ answers: all, guessed: [] });
});

test("asks for what is not given, and takes no answer for the usual one", async () => {
  const asked: string[] = [];
  const { answers, guessed } = await completeAnswers({ name: "Lumi" }, async (question) => {
    asked.push(question);
    return question.startsWith("Its language, such as en, de or fi (") ? "fi" : "";
  });
  expect(answers).toMatchObject({ name: "Lumi", language: "fi", country: "FI" });
  expect(asked).toHaveLength(4);
  expect(guessed).toEqual([]);
});

test("what a pipe has no line for is guessed", async () => {
  const lines = ["Lumi", "pt", "Porto", "PT"];
  const { answers, guessed } = await completeAnswers({}, async () => lines.shift());
  expect(answers).toMatchObject({ name: "Lumi", city: "Porto", language: "pt-PT" });
  expect(guessed).toEqual(["language", "timeZone"]);
});

test("asks which of several ways and time zones", async () => {
  const asked: string[] = [];
  const english = { ...given, language: "en", country: "PT" };
  const { answers } = await completeAnswers(english, async (question) => {
    asked.push(question);
    return question.includes("Lisbon") ? "Europe/Lisbon" : "en";
  });
  expect(answers).toMatchObject({ language: "en", timeZone: "Europe/Lisbon" });
  expect(asked).toEqual([
    expect.stringMatching(/: en-PT \(.*\) or en \(.*\) \(en-PT\): $/),
    expect.stringContaining(": Atlantic/Azores, Atlantic/Madeira, Europe/Lisbon ("),
  ]);
});

test.each([
  [{ language: "finnish language" }, /--language/],
  [{ colors: "blue" }, /--colors cannot be "blue"/],
  [{ country: "Suomi" }, /--country/],
  [{ timeZone: "Nowhere" }, /--time-zone/],
])("refuses %j", async (wrong, says) => {
  await expect(completeAnswers({ ...given, ...wrong })).rejects.toThrow(says);
});
