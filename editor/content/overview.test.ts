import { afterEach, expect, test, vi } from "vitest";
import { readSite, valueOf } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { beginningOf } from "#contract/days.ts";
import { shownDay } from "#content/schemas/kind.ts";
import { overview } from "./overview.ts";

afterEach(() => vi.useRealTimers());

test("an article is on the site, and in its list, when its day begins at the company", async () => {
  const site = readSite(brandFolder);
  const { slug, value = {} } = site.entries.find(({ kind }) => kind === "articles") ?? {};
  const date = String(value["date"]);
  const begins = beginningOf(date, String(valueOf(site, "company")["timeZone"]));
  // Earlier than the day in UTC: else nothing is tested.
  expect(begins < new Date(`${date}T00:00:00Z`)).toBe(true);
  const stateAt = async (now: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    const { kinds } = await overview();
    return kinds["articles"]?.entries.find((it) => it.slug === slug)?.state;
  };
  expect(await stateAt(begins.getTime() - 1000)).toBe(`On the site from ${shownDay(date)}`);
  expect(await stateAt(begins.getTime())).toBe(shownDay(date));
});
