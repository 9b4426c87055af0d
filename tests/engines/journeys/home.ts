import { expect } from "vitest";
import type { Journeys } from "../run-journeys.ts";
import { button, heading } from "../support/find.ts";
import { readThrough, unseenTexts } from "../support/reading.ts";
import type { Visit } from "../support/visit.ts";

const row = "document.querySelector('.carousel-row')";

/** Numbers, from 0, of the slides that stand in the carousel's row as a whole. */
const slidesInRow = (visit: Visit) =>
  visit.run<number[]>(`(() => {
    const { left, right } = ${row}.getBoundingClientRect();
    return [...${row}.children].flatMap((slide, index) => {
      const at = slide.getBoundingClientRect();
      return at.left > left - 2 && at.right < right + 2 ? [index] : [];
    });
  })()`);

/** Pictures that have not come, of those that the selector matches. */
const missingPictures = (visit: Visit, selector: string) =>
  visit.run<string[]>(
    `[...document.querySelectorAll("${selector}")].filter((img) => !img.naturalWidth).map(({ src }) => src)`,
  );

const statistics = { "500+": "Projects", "98%": "Client", "15+": "Years", "10": "Industry" };

export const home: Journeys = {
  "the hero is there: heading, way on, and the picture with its gates open": async (visit) => {
    await visit.open("/");
    await visit.sees(heading("Transforming Ideas Into Digital Reality"), { opacity: 1 });
    await visit.sees({ kind: "link", name: "Get Started" }, { opacity: 1, inView: true });
    const picture = await visit.look({ kind: "picture", within: "main" });
    expect(picture).toMatchObject({ opacity: 1, inView: true });
    expect(Math.min(picture?.width ?? 0, picture?.height ?? 0)).toBeGreaterThan(300);
    const gates = () =>
      visit.run<string[]>(
        "[...document.querySelectorAll('main .gate > *')].map((gate) => getComputedStyle(gate).opacity)",
      );
    const open = Array.from({ length: 14 }, () => "1");
    await visit.until("Thirteen gates and the light are there", gates, open);
  },

  "read from top to end, every heading and every text has come": async (visit) => {
    await visit.open("/");
    // Parts further down rest, at the heights that they will have.
    const height = () => visit.run<number>("document.documentElement.scrollHeight");
    const atStart = await height();
    await readThrough(visit);
    expect(await height()).toBe(atStart);
    await visit.until("No text is left unseen", () => unseenTexts(visit), []);
    const headings = await visit.run<number>(
      "document.querySelectorAll('main :is(h2, h3)').length",
    );
    expect(headings).toBeGreaterThan(15);
    const pictures = "main img:not(.carousel-row img)"; // slides have a journey of their own
    expect(await visit.run(`document.querySelectorAll("${pictures}").length`)).toBeGreaterThan(2);
    await visit.until("Every picture has come", () => missingPictures(visit, pictures), []);
  },

  "the testimonials go by one at a time, each with its portrait, and begin anew": async (visit) => {
    await visit.open("/");
    const last = (await visit.run<number>(`${row}.children.length`)) - 1;
    expect(last).toBeGreaterThan(2);
    const next = button("Next testimonial");
    for (let first = 0; first + 2 <= last; first++) {
      const three = [first, first + 1, first + 2];
      await visit.until(`Three slides from ${first} are there`, () => slidesInRow(visit), three);
      await visit.click(next);
    }
    await visit.until("The first slides are back", () => slidesInRow(visit), [0, 1, 2]);
    const portraits = ".carousel-row img";
    expect(await visit.run(`document.querySelectorAll("${portraits}").length`)).toBe(last + 1);
    await visit.until("Every portrait has come", () => missingPictures(visit, portraits), []);
  },

  "the statistics count, and end at their figures": async (visit) => {
    await visit.open("/");
    const counting = () => visit.run<number>("document.querySelectorAll('[data-counting]').length");
    expect(await counting()).toBe(0);
    await visit.run("void document.querySelector('.count-up').scrollIntoView({ block: 'center' })");
    // Looked for often: on a slow machine little of the two seconds is left.
    await expect.poll(counting, { interval: 20, message: "They count" }).toBeGreaterThan(0);
    await visit.until("They have counted", counting, 0);
    const tiles = await visit.run<string[]>(
      "[...document.querySelectorAll('.count-up')].map((figure) => figure.closest('dl > div').textContent)",
    );
    expect(tiles).toHaveLength(4);
    for (const [figure, label] of Object.entries(statistics))
      expect(tiles.find((tile) => tile.includes(label))).toContain(figure);
  },
};
