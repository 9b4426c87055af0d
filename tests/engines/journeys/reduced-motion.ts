import { expect } from "vitest";
import type { Journeys } from "../run-journeys.ts";
import { button, link } from "../support/find.ts";
import { unseenTexts } from "../support/reading.ts";

export const reducedMotion: Journeys = {
  "all of the home page is simply there, and nothing counts": async (visit) => {
    await visit.open("/");
    const reduced = "matchMedia('(prefers-reduced-motion: reduce)').matches";
    expect(await visit.run(reduced), "the engine was told").toBe(true);
    expect(await unseenTexts(visit)).toEqual([]);
    await visit.run(
      `void new MutationObserver(() => Object.assign(window, { counted: true }))
        .observe(document, { attributeFilter: ["data-counting"], subtree: true })`,
    );
    await visit.run("void document.querySelector('.count-up').scrollIntoView({ block: 'center' })");
    await visit.sees({ kind: "link", name: "Get Started" }, { inView: false });
    expect(await visit.run("'counted' in window")).toBe(false);
    expect(await unseenTexts(visit)).toEqual([]);
  },

  "a menu is open at once": async (visit) => {
    await visit.open("/");
    await visit.click(button("Technologies"));
    expect(await visit.look(link("Figma", "header"))).toMatchObject({ opacity: 1, inView: true });
  },
};
