import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { careers } from "#src/entries/careers.ts";
import { jobSummary, openJobs } from "#src/lib/open-jobs.ts";
import { OpeningList } from "./opening-list.tsx";

it("a long list has one form for all its buttons, and each opening once", () => {
  const [job] = openJobs.map(jobSummary);
  if (!job) throw new Error("There is no opening");
  const jobs = Array.from({ length: 500 }, (_, at) => ({ ...job, slug: `job-${at}` }));
  const html = renderToStaticMarkup(
    <OpeningList content={careers.openings} jobs={jobs} recruitingEmail="jobs@example.com">
      {undefined}
    </OpeningList>,
  );
  expect(html.match(/<form/g)).toHaveLength(2); // the search, and the list
  expect(html.match(/ form="/g)).toHaveLength(1); // to empty the search
  expect(html.match(/ formaction="/gi)).toHaveLength(500);
  // Asking where something in an off-screen card is lays out that card (src/browser/reveal.ts asks each).
  expect(html.match(/<li [^>]*data-reveal/g)).toHaveLength(500);
  expect(html.match(/data-reveal/g)).toHaveLength(500);
  // What a card has besides the opening's own words.
  const [words, markup] = [JSON.stringify(job).length, html.length / 500];
  expect(markup - words).toBeLessThan(2000);
});
