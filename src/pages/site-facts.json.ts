import { globSync } from "node:fs";
import type { APIRoute } from "astro";
import { forms, server } from "#words";
import { retentionOf } from "#contract/retention.ts";
import type { SiteFacts } from "#contract/site-facts.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { company } from "#src/entries/company.ts";
import { application, applicationReply } from "#src/entries/application.ts";
import { messageReply } from "#src/entries/contact.ts";
import { jobs } from "#src/entries/jobs.ts";
import { closingOf, jobPath } from "#src/lib/open-jobs.ts";

/* For the site's own server, which checks applications against it and tells times by it (contract/site-facts.ts). */
export const GET: APIRoute = () => {
  const facts: SiteFacts = {
    timeZone: company.timeZone,
    sentences: { forms, server },
    replies: {
      from: company.name,
      message: messageReply && { ...messageReply, replyTo: company.email },
      application: applicationReply && { ...applicationReply, replyTo: company.recruitingEmail },
    },
    locations: application.locations.map(({ value }) => value),
    openings: jobs.map((job) => ({
      title: job.title,
      page: jobPath(job.slug),
      lastSecond: closingOf(job),
      lastDay: job.validThrough,
    })),
    days: retentionOf(process.env),
    ownFiles: globSync("**/*.html", { cwd: `${brandFolder}/public` }).map((file) => `/${file}`),
  };
  return Response.json(facts);
};
