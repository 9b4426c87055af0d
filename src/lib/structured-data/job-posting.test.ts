import { expect, it } from "vitest";
import { jobs } from "#src/content/jobs.ts";
import { jobPosting } from "./job-posting.ts";

it.each(jobs)("has all properties that Google requires or recommends for $slug", (job) => {
  const node = jobPosting(job);
  expect(node).toMatchObject({
    "@type": "JobPosting",
    title: job.title,
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: `${job.validThrough}T23:59:59Z`,
    employmentType: "FULL_TIME",
    hiringOrganization: { name: "Thirteen Gates", sameAs: expect.stringMatching(/^https:/) },
    identifier: { "@type": "PropertyValue", value: job.slug },
    directApply: expect.any(Boolean),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: job.pay?.currency,
      value: { minValue: job.pay?.from, maxValue: job.pay?.to, unitText: "YEAR" },
    },
  });
  // Offices have an address, remote jobs have none.
  expect("jobLocation" in node).not.toBe("jobLocationType" in node);
  const text = String(node["description"]);
  for (const words of [job.description, job.team ?? "", ...job.requirements, ...job.firstMonths])
    expect(text).toContain(words.replaceAll("&", "&amp;"));
  expect(text.match(/<li>/g)).toHaveLength(8);
});

const countries = ["Pakistan", "United Kingdom", "Germany"];
const london = { streetAddress: "13 Bishopsgate", postalCode: "EC2N 3AR", addressCountry: "GB" };

it.each([
  ["devops-engineer", { jobLocation: { "@type": "Place", address: london } }],
  ["ux-ui-designer", { jobLocationType: "TELECOMMUTE" }],
  ["ux-ui-designer", { applicantLocationRequirements: countries.map((name) => ({ name })) }],
  ["senior-react-developer", { experienceRequirements: { monthsOfExperience: 60 } }],
])("states place and experience of %s (%#)", (slug, said) => {
  expect(jobs.filter((job) => job.slug === slug).map(jobPosting)).toMatchObject([said]);
});
