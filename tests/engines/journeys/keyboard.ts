import type { Journeys } from "../run-journeys.ts";
import { button, heading, link } from "../support/find.ts";

const technologies = button("Technologies");

export const keyboard: Journeys = {
  "the first Tab shows the way past the header, Enter goes it": async (visit) => {
    await visit.open("/about");
    await visit.press("Tab");
    await visit.sees(link("Skip to content"), { focused: true, inView: true });
    await visit.press("Enter");
    await visit.isAt("/about#main");
    await visit.press("Tab");
    const within = () =>
      visit.run("document.querySelector('main').contains(document.activeElement)");
    await visit.until("The focus is in main", within, true);
  },

  "by keyboard alone into a menu and on to a page": async (visit) => {
    await visit.open("/");
    await visit.press("Tab");
    await visit.press("Tab");
    await visit.press("Tab");
    await visit.sees(technologies, { focused: true });
    await visit.press("Enter");
    await visit.sees(technologies, { expanded: "true" });
    await visit.press("Tab");
    await visit.sees(link("React", "header"), { focused: true, opacity: 1 });
    await visit.press("Escape");
    await visit.sees(technologies, { expanded: "false", focused: true });
    await visit.press("Space");
    await visit.sees(technologies, { expanded: "true" });
    await visit.press("Tab");
    await visit.press("Tab");
    await visit.sees(link("Next.js", "header"), { focused: true });
    await visit.press("Enter");
    await visit.isAt("/tech/nextjs");
    await visit.sees(heading("Next.js Development"), { focused: true, opacity: 1 });
  },
};
