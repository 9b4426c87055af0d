import { careers } from "#src/content/careers.ts";
import { openJobs } from "#src/lib/open-jobs.ts";
import { describePage } from "#src/lib/page.ts";
import { ApplicationDialog } from "#src/islands/application/application-dialog.tsx";
import { Benefits } from "#src/sections/careers/benefits.tsx";
import { CareersHero } from "#src/sections/careers/careers-hero.tsx";
import { Culture } from "#src/sections/careers/culture.tsx";
import { Openings } from "#src/islands/openings/openings.tsx";
import { useOpeningsView } from "#src/islands/openings/use-openings-view.ts";
import { WriteAnyway } from "#src/sections/careers/write-anyway.tsx";
import type { Route } from "./+types/careers.ts";

/** Runs at build time, whose day decides what is open. */
export const loader = () => openJobs;

const page = describePage(careers, "/careers");

export const meta = () => page.meta;

export default function Careers({ loaderData: jobs }: Route.ComponentProps) {
  const { openings } = careers;
  const { view, close, ...change } = useOpeningsView(openings.departments, jobs);
  return (
    <>
      <CareersHero trail={page.trail} content={careers.hero} open={jobs.length} />
      <Culture content={careers.culture} />
      <Benefits content={careers.benefits} />
      <Openings content={openings} jobs={jobs} view={view} {...change} />
      <WriteAnyway content={careers.closing} />
      <ApplicationDialog factLabels={openings.factLabels} job={view.job} onLeave={close} />
    </>
  );
}
