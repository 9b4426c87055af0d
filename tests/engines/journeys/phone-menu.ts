import type { Journeys } from "../run-journeys.ts";
import { button, heading, link } from "../support/find.ts";

// Narrow enough for the mobile menu; some windows cannot be made as narrow as a phone.
const width = 600;
const menu = button("Menu");
const flutter = link("Flutter", "#mobile-menu");

export const phoneMenu: Journeys = {
  "the mobile menu opens, unfolds and leads on": async (visit) => {
    await visit.open("/", width);
    await visit.sees(button("Our Services"), null);
    await visit.click(menu);
    await visit.sees(menu, { expanded: "true" });
    await visit.sees(flutter, null);
    await visit.click(button("Technologies", "#mobile-menu"));
    await visit.sees(flutter, { opacity: 1 });
    await visit.click(flutter);
    await visit.isAt("/tech/flutter");
    await visit.sees(heading("Flutter Development"), { opacity: 1, inView: true });
    await visit.sees(menu, { expanded: "false" });
    await visit.sees(flutter, null);
  },
};
