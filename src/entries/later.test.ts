import type { APIContext } from "astro";
import { expect, it } from "vitest";
import { shareCards } from "#src/lib/share/cards.ts";
import { listedPages } from "#src/lib/listed-pages.ts";
import { openJobs } from "#src/lib/open-jobs.ts";
import { GET as siteFacts } from "#src/pages/site-facts.json.ts";
import { navigation } from "./navigation.ts";
import { projects } from "./projects.ts";
import { services } from "./services.ts";
import { testimonials } from "./testimonials.ts";

it("shows nothing of an entry before its first day, and leads links to the page above it", async () => {
  const shown = JSON.stringify([
    listedPages(),
    shareCards(),
    openJobs,
    projects,
    await (await siteFacts({} as APIContext)).json(),
    navigation,
    services,
    testimonials,
  ]);
  for (const it of ["/careers/redaktion", "/portfolio/fahrplan", '"redaktion"', '"fahrplan"'])
    expect(shown).not.toContain(it);
  const links = navigation.footerGroups.flatMap((group) => group.links);
  expect(links).toContainEqual({ label: "Fahrplan für drei Fähren", to: "/portfolio" });
});
