import { expect } from "vitest";
import type { Journeys } from "../run-journeys.ts";
import { button, heading } from "../support/find.ts";
import type { Visit } from "../support/visit.ts";

const filters = "[role=group][aria-label='Show projects of one kind']";
const all = button("All", filters);
const apps = button("App Development", filters);
const designs = button("UI/UX Designs", filters);

/** What the filter leaves: the projects of this category alone (specification, section 2.9). */
const onlyApps = ["Card Club", "FreedomPay Universe", "Key Coin", "Naseebi", "Wedding Mubarak"];

const titles = (visit: Visit) =>
  visit.run<string[]>(
    "[...document.querySelectorAll('article h2')].map((h) => h.innerText.trim())",
  );

const lists = (visit: Visit, projects: string[]) =>
  visit.until(`${projects.length} projects are listed`, () => titles(visit), projects);

export const portfolio: Journeys = {
  "a filter narrows the list and stands in the address, back restores": async (visit) => {
    await visit.open("/portfolio");
    const whole = await titles(visit);
    expect(whole).toHaveLength(22);
    await visit.sees(all, { pressed: "true" });

    await visit.click(apps);
    await visit.isAt("/portfolio?category=app-development");
    await visit.sees(apps, { pressed: "true" });
    await lists(visit, onlyApps);

    await visit.click(designs);
    await visit.isAt("/portfolio?category=ui-ux-designs");
    await visit.sees(heading("No project is filed under this alone"), { opacity: 1 });
    expect(await titles(visit)).toEqual([]);

    await visit.browser.back();
    await visit.isAt("/portfolio?category=app-development");
    await lists(visit, onlyApps);
    await visit.browser.back();
    await visit.isAt("/portfolio");
    await visit.sees(all, { pressed: "true" });
    await lists(visit, whole);
  },
};
