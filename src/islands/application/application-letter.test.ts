import { expect, it } from "vitest";
import type { Application } from "#contract/application.ts";
import { application as words } from "#src/content/application.ts";
import { applicationLetter } from "./application-letter.ts";

const application: Application = {
  job_title: "UX/UI Designer",
  full_name: "Zoë & Co",
  email: "zoe+jobs@mail.pk",
  phone_number: "",
  location: "lahore",
  github_url: "https://github.com/zoe?tab=a&b=c#top",
  linkedin_url: "",
  resume: { name: "résumé 50%.pdf", size: 9 },
  cover_letter: "",
};

it("begins a letter that says all that was filled in, and nothing else", () => {
  const letter = new URL(applicationLetter(application, words));
  expect(letter.protocol + letter.pathname).toBe("mailto:careers@thirteengates.example");
  expect([...letter.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(letter.searchParams.get("subject")).toBe("Application: UX/UI Designer, Zoë & Co");
  expect(letter.searchParams.get("body")?.split("\r\n")).toEqual([
    expect.any(String),
    "",
    "Job: UX/UI Designer",
    "Full name: Zoë & Co",
    "Email: zoe+jobs@mail.pk",
    "Location: Lahore",
    "GitHub URL: https://github.com/zoe?tab=a&b=c#top",
    "",
    expect.stringMatching(/résumé 50%\.pdf$/),
    "",
  ]);
});
