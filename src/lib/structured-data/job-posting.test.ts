import { describe, expect, it } from "vitest";
import { jobs } from "#src/content/jobs.ts";
import { jobPosting } from "./job-posting.ts";

const posting = (slug: string) => {
  const job = jobs.find((job) => job.slug === slug);
  if (!job) throw new Error(`no job ${slug}`);
  return jobPosting(job);
};

describe("jobPosting", () => {
  it.each(jobs.map((job) => [job.slug, job] as const))(
    "has for %s all that Google requires and recommends",
    (_, job) => {
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
      const text = String(node["description"]);
      for (const words of [job.description, job.team, ...job.requirements, ...job.firstMonths])
        expect(text).toContain(words.replaceAll("&", "&amp;"));
      expect(text.match(/<li>/g)).toHaveLength(8);
    },
  );

  it("gives work in an office that office's address, and nothing about working from home", () => {
    expect(posting("devops-engineer")).toMatchObject({
      jobLocation: {
        "@type": "Place",
        address: {
          streetAddress: "13 Bishopsgate",
          addressLocality: "London",
          postalCode: "EC2N 3AR",
          addressCountry: "GB",
        },
      },
    });
    expect(posting("devops-engineer")).not.toHaveProperty("jobLocationType");
  });

  it("says of remote work from which countries, and names no place", () => {
    const node = posting("ux-ui-designer");
    expect(node["jobLocationType"]).toBe("TELECOMMUTE");
    expect(node["applicantLocationRequirements"]).toEqual([
      { "@type": "Country", name: "Pakistan" },
      { "@type": "Country", name: "United Kingdom" },
      { "@type": "Country", name: "Germany" },
    ]);
    expect(node).not.toHaveProperty("jobLocation");
  });

  it("counts experience in months", () => {
    expect(posting("senior-react-developer")["experienceRequirements"]).toMatchObject({
      monthsOfExperience: 60,
    });
  });
});
