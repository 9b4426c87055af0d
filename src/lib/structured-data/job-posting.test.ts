import { expect, it } from "vitest";
import { company } from "#src/entries/company.ts";
import { jobs } from "#src/entries/jobs.ts";
import { jobSummary } from "#src/lib/open-jobs.ts";
import { jobPosting } from "./job-posting.ts";

it.each(jobs)("has all properties that Google requires or recommends for $slug", (job) => {
  const node = jobPosting(job);
  expect(node).toMatchObject({
    "@type": "JobPosting",
    title: job.title,
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: jobSummary(job).lastSecond,
    employmentType: expect.stringMatching(/^(?:FULL|PART)_TIME$/),
    hiringOrganization: { name: company.name, sameAs: expect.stringMatching(/^https:/) },
    identifier: { "@type": "PropertyValue", value: job.slug },
    directApply: expect.any(Boolean),
  });
  // Offices have an address, remote jobs have none.
  expect("jobLocation" in node).not.toBe("jobLocationType" in node);
  const text = String(node["description"]);
  for (const words of [job.description, job.team ?? "", ...job.requirements, ...job.firstMonths])
    expect(text).toContain(words.replaceAll("&", "&amp;"));
  expect(text.match(/<li>/g)).toHaveLength(8);
});

const countries = ["Deutschland", "Österreich"];
const osaka = { streetAddress: "Kitahama 2-4-9", postalCode: "541-0041", addressCountry: "JP" };
const yen = { "@type": "MonetaryAmount", currency: "JPY" };

it.each([
  ["test-entwicklung", { jobLocation: { "@type": "Place", address: osaka } }],
  [
    "test-entwicklung",
    { baseSalary: { ...yen, value: { minValue: 420_000, maxValue: 560_000, unitText: "MONTH" } } },
  ],
  ["test-entwicklung", { validThrough: "2031-02-15T23:59:59+09:00" }],
  ["produktdesign", { validThrough: "2031-01-31T23:59:59-12:00" }],
  ["plattform-entwicklung", { validThrough: "2031-03-31T23:59:59+02:00" }],
  ["produktdesign", { jobLocationType: "TELECOMMUTE" }],
  ["produktdesign", { applicantLocationRequirements: countries.map((name) => ({ name })) }],
  ["frontend-entwicklung", { experienceRequirements: { monthsOfExperience: 60 } }],
])("states place, last second, pay and experience of %s (%#)", (slug, said) => {
  expect(jobs.filter((job) => job.slug === slug).map(jobPosting)).toMatchObject([said]);
});
