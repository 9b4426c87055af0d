import { expect } from "vitest";
import type { Journeys } from "../run-journeys.ts";
import { heading } from "../support/find.ts";
import { readThrough, unseenTexts } from "../support/reading.ts";

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
    await expect.poll(gates).toEqual(Array.from({ length: 14 }, () => "1"));
  },

  "read from top to end, every heading and every text has come": async (visit) => {
    await visit.open("/");
    await readThrough(visit);
    await expect.poll(() => unseenTexts(visit), { message: "left unseen" }).toEqual([]);
    const headings = await visit.run<number>(
      "document.querySelectorAll('main :is(h2, h3)').length",
    );
    expect(headings).toBeGreaterThan(15);
    const pictures =
      "[...document.querySelectorAll('main img')].filter((img) => !img.naturalWidth)";
    await expect.poll(() => visit.run(`${pictures}.map(({ src }) => src)`)).toEqual([]);
  },

  "the statistics count, and end at their figures": async (visit) => {
    await visit.open("/");
    const counting = () => visit.run<number>("document.querySelectorAll('[data-counting]').length");
    expect(await counting()).toBe(0);
    await visit.run("void document.querySelector('.count-up').scrollIntoView({ block: 'center' })");
    await expect.poll(counting, { interval: 20 }).toBeGreaterThan(0);
    await expect.poll(counting).toBe(0);
    const tiles = await visit.run<string[]>(
      "[...document.querySelectorAll('.count-up')].map((figure) => figure.closest('dl > div').textContent)",
    );
    expect(tiles).toHaveLength(4);
    for (const [figure, label] of Object.entries(statistics))
      expect(tiles.find((tile) => tile.includes(label))).toContain(figure);
  },
};
