import { careers } from "#src/entries/careers.ts";
import { company, officeIn } from "#src/entries/company.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { closingOf, jobPath } from "#src/lib/open-jobs.ts";
import type { Job } from "#src/entries/jobs.ts";
import { type Node, organizationId, postalAddress } from "./organization.ts";

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const employmentTypes = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Temporary: "TEMPORARY",
  Internship: "INTERN",
} as const satisfies Record<Job["type"], string>;

/** Whether the site accepts applications itself; otherwise they are mailed (.env.served, .env.static). */
const takesApplications = import.meta.env["VITE_APPLICATIONS"] === "server";

/**
 * An opening as a JobPosting. Required and recommended properties:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(job: Job): Node {
  const url = absoluteUrl(jobPath(job.slug));
  return {
    "@type": "JobPosting",
    "@id": `${url}#job`,
    url,
    title: job.title,
    description: descriptionHtml(job),
    identifier: { "@type": "PropertyValue", name: company.name, value: job.slug },
    datePosted: job.datePosted,
    // A date without time would mean the start of the day.
    validThrough: closingOf(job),
    employmentType: employmentTypes[job.type],
    ...experience(job),
    // Repeated here because not all readers of job postings follow references.
    hiringOrganization: {
      "@type": "Organization",
      "@id": organizationId,
      name: company.name,
      sameAs: absoluteUrl("/"),
      logo: absoluteUrl("/favicon.svg"),
    },
    directApply: takesApplications,
    jobBenefits: careers.benefits?.columns.flatMap(({ items }) => items).join(". "),
    ...(job.pay && { baseSalary: salary(job.pay) }),
    ...place(job.location),
  };
}

/** Only the number of years, with which a text such as "3+ years" begins. */
function experience({ experience = "" }: Job) {
  const years = Number.parseInt(experience, 10);
  if (Number.isNaN(years)) return {};
  const requirements = {
    "@type": "OccupationalExperienceRequirements",
    monthsOfExperience: years * 12,
  };
  return { experienceRequirements: requirements };
}

const salary = ({ currency, from, to, per }: NonNullable<Job["pay"]>) => ({
  "@type": "MonetaryAmount",
  currency,
  value: {
    "@type": "QuantitativeValue",
    minValue: from,
    maxValue: to,
    unitText: per.toUpperCase(),
  },
});

function place(location: Job["location"]) {
  if (location.mode === "remote")
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: location.countries.map((country) => ({
        "@type": "Country",
        name: country.replace(/^the /, ""),
      })),
    };
  const places = location.cities.map((city) => ({
    "@type": "Place",
    address: postalAddress(officeIn(city)),
  }));
  return { jobLocation: places.length > 1 ? places : places[0] };
}

/** All content of the page: Google wants complete descriptions. */
function descriptionHtml({ summary, description, firstMonths, team, requirements }: Job): string {
  const { opening, openings } = careers;
  const list = (heading: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : `<p>${escapeHtml(heading)}:</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  const { heading, after } = opening.firstMonths;
  const months = firstMonths.map((text, index) => [after[index] ?? [], text].flat().join(": "));
  return [
    `<p>${escapeHtml(summary)}</p><p>${escapeHtml(description)}</p>`,
    list(heading, months),
    team ? `<p>${escapeHtml(opening.team)}: ${escapeHtml(team)}</p>` : "",
    list(openings.requirementsLabel, requirements),
  ].join("");
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
