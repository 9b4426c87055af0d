import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Rating } from "./rating.tsx";

const filled = (value: number) =>
  [...renderToStaticMarkup(<Rating value={value} />).matchAll(/text-highlight/g)].length;

it("fills stars up to the rating rounded down", () => {
  expect([4.9, 5, 1.25].map(filled)).toEqual([4, 5, 1]);
});

it("writes the rating as in the site's language, which is German in tests", () => {
  expect(renderToStaticMarkup(<Rating value={4.6} />)).toMatch(
    /^<p [^>]*aria-label="[^"]*4,6 .*>4,6</,
  );
});
