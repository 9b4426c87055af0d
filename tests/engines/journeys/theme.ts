import { expect } from "vitest";
import type { Journeys } from "../run-journeys.ts";
import { button } from "../support/find.ts";
import type { Visit } from "../support/visit.ts";

const toggle = button("Dark theme");

const isDark = (visit: Visit) =>
  visit.run<boolean>("document.documentElement.classList.contains('dark')");
const paper = (visit: Visit) =>
  visit.run<string>("getComputedStyle(document.documentElement).backgroundColor");

export const theme: Journeys = {
  "the theme toggles, is there at once after a reload, and toggles back": async (visit) => {
    await visit.open("/");
    expect(await isDark(visit)).toBe(false);
    const light = await paper(visit);

    await visit.click(toggle);
    await visit.sees(toggle, { pressed: "true" });
    expect(await isDark(visit)).toBe(true);
    const dark = await paper(visit);
    expect(dark).not.toBe(light);

    await visit.browser.reload();
    // Not waited for: the class is there before anything is painted, and long before React.
    expect([await isDark(visit), await paper(visit)]).toEqual([true, dark]);
    await visit.untilHydrated();
    await visit.sees(toggle, { pressed: "true" });

    await visit.click(toggle);
    await visit.sees(toggle, { pressed: "false" });
    await visit.browser.reload();
    expect([await isDark(visit), await paper(visit)]).toEqual([false, light]);
    await visit.untilHydrated();
  },
};
