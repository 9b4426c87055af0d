import type { Page } from "@playwright/test";

/**
 * Notes what is seen of page changes in a tab from its next page on: main's opacity in the first frame of
 * each page and at the end of its animations, whether the header stood still, pages that were kept for Back.
 */
export async function notePageChanges(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const note = (what: string) => {
      // In the session's storage the next document finds it.
      const notes = JSON.parse(sessionStorage.getItem("notes") ?? "[]") as string[];
      sessionStorage.setItem("notes", JSON.stringify([...notes, `${location.pathname} ${what}`]));
    };
    const opacity = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).opacity;
    };
    const noteLook = (when: string) => {
      const top = document.querySelector("header")?.getBoundingClientRect().top;
      const isHeaderSteady = top === 0 && opacity("header") === "1";
      note(`${when}: main ${opacity("main")}${isHeaderSteady ? "" : ", header moves"}`);
    };
    const firstFrame = () =>
      document.querySelector("main") ? noteLook("first frame") : requestAnimationFrame(firstFrame);
    requestAnimationFrame(firstFrame);
    addEventListener("animationend", ({ target, animationName }) => {
      if (target === document.querySelector("main")) noteLook(animationName);
    });
    addEventListener("pageshow", ({ persisted }) => {
      const [entry] = performance.getEntriesByType("navigation");
      const { type, notRestoredReasons } = entry?.toJSON() ?? {};
      if (persisted) note("kept");
      else if (type === "back_forward") note(`not kept: ${JSON.stringify(notRestoredReasons)}`);
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem("notes") ?? "[]") as string[]);
}
