import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { framedColumns, framedItem } from "#src/ui/framed-columns.ts";
import { Awards } from "./about/awards.tsx";
import { Offices, Team } from "./about/people-and-offices.tsx";
import { Purpose } from "./about/purpose.tsx";
import { Story, Workplace, Years } from "./about/story.tsx";
import { Benefits } from "./careers/benefits.tsx";
import { Culture } from "./careers/culture.tsx";
import { InvitationSection } from "./invitation.tsx";
import { SelectedWork } from "./home/selected-work.tsx";
import { ServiceCards } from "./home/service-cards.tsx";
import { Statistics } from "./home/statistics.tsx";
import { TechStack } from "./home/tech-stack.tsx";
import { WhatNext } from "./portfolio/what-next.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./services/steps.tsx";
import { Ways } from "./services/ways.tsx";

it.each(
  Object.entries({
    Awards: <Awards content={undefined} />,
    Benefits: <Benefits content={undefined} />,
    InvitationSection: <InvitationSection content={undefined} />,
    Culture: <Culture content={undefined} />,
    Offices: <Offices content={undefined} />,
    Purpose: <Purpose content={{}} />,
    Questions: <Questions heading="Questions" intro="Asked often." items={[]} />,
    SelectedWork: <SelectedWork content={undefined} projects={[]} />,
    ServiceCards: <ServiceCards content={undefined} />,
    Statistics: <Statistics content={undefined} />,
    Steps: <Steps content={undefined} />,
    Story: <Story content={undefined} />,
    Team: <Team content={undefined} />,
    TechStack: <TechStack content={undefined} />,
    Ways: <Ways content={undefined} more="More" />,
    WhatNext: <WhatNext content={{}} />,
    Workplace: <Workplace content={undefined} />,
    Years: <Years content={undefined} />,
  }),
)("%s is not there without content", (_, section) => {
  expect(renderToStaticMarkup(section)).toBe("");
});

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])("a frame of %i items ends with a full row", (count) => {
  const [, columns = "2"] = /lg:grid-cols-(\d)/.exec(framedColumns(count)) ?? [];
  const isFull = count % Number(columns) === 0;
  expect(framedItem(count - 1, count)).toBe(isFull ? "bg-surface" : "col-span-full bg-surface");
});
