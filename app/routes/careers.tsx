import { careers } from "#app/content/careers.ts";
import { openJobs } from "#app/lib/open-jobs.ts";
import { describePage } from "#app/lib/page.ts";
import { ApplicationDialog } from "#app/sections/careers/application-dialog.tsx";
import { Benefits } from "#app/sections/careers/benefits.tsx";
import { CareersHero } from "#app/sections/careers/careers-hero.tsx";
import { Culture } from "#app/sections/careers/culture.tsx";
import { Openings } from "#app/sections/careers/openings.tsx";
import { useOpeningsView } from "#app/sections/careers/use-openings-view.ts";
import { WriteAnyway } from "#app/sections/careers/write-anyway.tsx";
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
