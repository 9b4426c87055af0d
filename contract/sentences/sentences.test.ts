import { expect, test } from "vitest";
import * as german from "./de.ts";
import * as english from "./en.ts";

/* That German has each sentence is held by its types. */

const all = (table: typeof english | typeof german) =>
  Object.entries({ ...table.forms, ...table.page, ...table.server });
const placesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

test("German fills in the same values as English, and repeats none of its sentences", () => {
  const inEnglish = new Map(all(english));
  expect(inEnglish.size).toBeGreaterThan(80);
  for (const [key, sentence] of all(german)) {
    const original = inEnglish.get(key) ?? "";
    expect(placesIn(sentence), key).toEqual(placesIn(original));
    // A full stop is the same in both.
    if (/\p{L}/u.test(original.replaceAll(/\{\w+\}/g, "")))
      expect(sentence, key).not.toBe(original);
  }
});

test("the specified sentences are there to the letter", () => {
  expect(english.forms).toMatchObject({
    messageSent: "Thank you for your message! We'll get back to you shortly.",
    messageFailed: "Sorry, there was an error sending your message. Please try again later.",
    applicationSent: "Application Submitted!",
    applicationFailed: "There was an error submitting your application. Please try again.",
    name: "Please enter your name",
    fullName: "Please enter your full name",
    email: "Please enter a valid email address",
    subject: "Please enter a subject",
    message: "Please enter your message",
    location: "Please select a location",
    resume: "Please attach your resume",
    resumeType: "Please attach a PDF, DOC or DOCX file",
    resumeSize: "Please attach a file of at most 5 MB",
    url: expect.stringMatching(/^Please enter a valid URL/),
  });
});
