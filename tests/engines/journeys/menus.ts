import type { Journeys } from "../run-journeys.ts";
import type { Visit } from "../support/visit.ts";
import { button, heading, link } from "../support/find.ts";

const technologies = button("Technologies");
const services = button("Our Services");
const figma = link("Figma", "header");
const seo = link("SEO & Digital Marketing", "header");

const open = { expanded: "true" };
const closed = { expanded: "false" };

/** Whether the open menu begins where the button that opened it does, below it. */
const isUnderItsButton = (visit: Visit) =>
  visit.run<boolean>(`(() => {
    const menu = document.querySelector("header .dropdown:popover-open");
    const opener = document.querySelector(\`header [popovertarget="\${menu?.id}"]\`);
    const [at, above] = [menu, opener].map((element) => element?.getBoundingClientRect());
    return at !== undefined && at.top >= above?.bottom && Math.abs(at.left - above.left) < 2;
  })()`);

export const menus: Journeys = {
  "opening one menu closes the other, Escape closes that": async (visit) => {
    await visit.open("/");
    await visit.sees(figma, null);
    await visit.click(technologies);
    await visit.sees(technologies, open);
    await visit.sees(figma, { opacity: 1, inView: true });
    await visit.until("The menu is under Technologies", () => isUnderItsButton(visit), true);

    await visit.click(services);
    await visit.sees(services, open);
    await visit.sees(seo, { opacity: 1, inView: true });
    await visit.until("The menu is under Our Services", () => isUnderItsButton(visit), true);
    await visit.sees(technologies, closed);
    await visit.sees(figma, null);

    await visit.press("Escape");
    await visit.sees(services, { ...closed, focused: true });
    await visit.sees(seo, null);
  },

  "a menu's link leads to its page, and the menu is gone": async (visit) => {
    await visit.open("/");
    await visit.click(technologies);
    await visit.sees(figma, { opacity: 1 });
    await visit.click(figma);
    await visit.isAt("/tech/figma");
    await visit.sees(heading("Figma Design"), { opacity: 1, inView: true });
    await visit.sees(figma, null);
  },

  "a menu's link leads to the section of another page": async (visit) => {
    await visit.open("/");
    await visit.click(services);
    await visit.sees(seo, { opacity: 1 });
    await visit.click(seo);
    await visit.isAt("/services#seo-digital-marketing");
    const section = { kind: "heading", within: "#seo-digital-marketing" } as const;
    await visit.sees(section, { opacity: 1, inView: true });
    await visit.sees(seo, null);
  },
};
