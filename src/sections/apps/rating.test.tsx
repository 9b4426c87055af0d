import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Rating } from "./rating.tsx";

/** How much of each star is filled, out of 24. */
const fills = (value: number) =>
  [...renderToStaticMarkup(<Rating value={value} />).matchAll(/<svg width="([\d.]+)"/g)].map(
    ([, width]) => Math.round(Number(width)),
  );

it("fills whole stars, and the last one in part", () => {
  expect(fills(4.5)).toEqual([24, 24, 24, 24, 12]);
  expect(fills(5)).toEqual([24, 24, 24, 24, 24]);
  expect(fills(1.25)).toEqual([24, 6, 0, 0, 0]);
});
