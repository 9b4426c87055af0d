import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { loadSite, siteOn } from "../../server/site/load.ts";
import { jobs } from "../../src/content/jobs.ts";
import { builtSite } from "../journeys/support/built.ts";

/* Pages that the server responds with on days after the build, as openings close. */
const site = loadSite(builtSite);

function on(day: string) {
  const { files } = siteOn(site, day);
  return (address: string) => files.get(address)?.encodings.identity.body.toString();
}
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test.for(jobs)(
  "$title is listed until the end of $validThrough and mentioned nowhere afterwards",
  (job) => {
    const { slug, title, validThrough } = job;
    const [lastDay, after] = [on(validThrough), on(dayAfter(validThrough))];
    const listings = ["/careers", "/sitemap.xml", "/llms.txt"];
    for (const address of listings) {
      expect(lastDay(address)).toContain(`/careers/${slug}`);
      for (const name of [slug, title]) expect(after(address)).not.toContain(name);
    }
    expect(lastDay(`/careers/${slug}/410`)).toBeUndefined();
    expect(after(`/careers/${slug}/410`)).toContain("This opening is closed");

    const open = jobs
      .filter((other) => other.validThrough > validThrough)
      .map((other) => other.title);
    const list = parse(after("/careers") ?? "");
    expect(list.querySelectorAll("main article h3").map(({ text }) => text)).toEqual(open);
  },
);
