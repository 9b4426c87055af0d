import type { APIContext } from "astro";
import { expect, test } from "vitest";
import type { SiteFacts } from "#contract/site-facts.ts";
import { jobs } from "#src/entries/jobs.ts";
import { GET } from "#src/pages/site-facts.json.ts";

test("a server of version 1.2 takes applications for the openings of a newer build", async () => {
  const { openings } = (await (await GET({} as APIContext)).json()) as SiteFacts;
  expect(openings.length).toBeGreaterThan(0);
  expect(openings.map(({ lastDay }) => lastDay)).toEqual(jobs.map((job) => job.validThrough));
});
