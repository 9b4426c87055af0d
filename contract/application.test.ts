import { describe, expect, it } from "vitest";
import { checkApplication, checkResume, maxResumeBytes } from "./application.ts";

const good = {
  job_title: "Data Scientist",
  full_name: "Ayesha Khan",
  email: "ayesha@mail.pk",
  location: "berlin",
};
const locations = ["remote", "berlin"];
const resume = { name: "Ayesha Khan.pdf", size: 240_000 };

const errorsOf = (fields: Record<string, unknown>, file: typeof resume | null = resume) => {
  const checked = checkApplication(fields, file, locations);
  return checked.ok ? {} : checked.errors;
};

describe("checkApplication", () => {
  it("accepts and trims an application; optional fields are empty", () => {
    expect(checkApplication({ ...good, full_name: " Ayesha Khan\n" }, resume, locations)).toEqual({
      ok: true,
      values: {
        ...good,
        phone_number: "",
        github_url: "",
        linkedin_url: "",
        cover_letter: "",
        resume,
      },
    });
  });

  it.each([
    ["blank", { job_title: " ", full_name: "\t", email: "", location: "" }],
    ["missing", {}],
  ])("reports all failing fields at once when they are %s", (_, fields) => {
    expect(errorsOf(fields, null)).toEqual({
      job_title: "jobMissing",
      full_name: "fullNameMissing",
      email: "emailInvalid",
      location: "locationMissing",
      resume: "resumeMissing",
    });
  });

  it.each(["karachi", "Remote", 7])("rejects the location %s", (location) => {
    expect(errorsOf({ ...good, location })).toEqual({ location: "locationMissing" });
  });

  it("accepts any location but a blank one when the page's locations are unknown", () => {
    const locationOf = (location: string) => checkApplication({ ...good, location }, resume);
    expect(locationOf("karachi").ok).toBe(true);
    expect(locationOf(" ").ok).toBe(false);
  });

  it.each([
    "ftp://github.com/ayesha",
    "javascript:alert(1)",
    "http:github.com",
    "https://",
    "https://github.com/a b",
    "https://git\nhub.com",
  ])("rejects the profile URL %j", (url) => {
    expect(errorsOf({ ...good, github_url: url, linkedin_url: url })).toEqual({
      github_url: "urlInvalid",
      linkedin_url: "urlInvalid",
    });
  });

  it.each([
    "",
    "  ",
    "https://github.com/ayesha",
    "HTTP://www.linkedin.com/in/ayesha?x=1 ",
    "github.com/ayesha",
  ])("accepts the profile URL %j", (url) => {
    expect(errorsOf({ ...good, github_url: url, linkedin_url: url })).toEqual({});
  });

  it("accepts the resume as a file only, never as a text field", () => {
    expect(errorsOf({ ...good, resume }, null)).toEqual({ resume: "resumeMissing" });
  });
});

describe("checkResume", () => {
  it.each([
    ["cv.pdf", 1, undefined],
    ["cv.DOCX", maxResumeBytes, undefined],
    ["cv.old.Doc", 900, undefined],
    ["", 0, "resumeMissing"], // what a browser sends without a file
    ["cv.pdf", 0, "resumeEmpty"],
    ["cv.pdf", maxResumeBytes + 1, "resumeTooLarge"],
    ["cv.pdf.exe", 900, "resumeType"],
    ["pdf", 900, "resumeEnding"],
    ["A. Khan", 900, "resumeEnding"],
    ["1000012345", 0, "resumeEnding"],
    ["photo.png", maxResumeBytes + 1, "resumeType"],
  ])("%s with %i bytes: %s", (name, size, message) => {
    expect(checkResume({ name, size })).toBe(message);
  });
});
