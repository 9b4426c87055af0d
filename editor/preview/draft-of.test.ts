import { expect, test } from "vitest";
import { brandFolder } from "#content/brand-folder.ts";
import { decide } from "#content/known.ts";
import { siteNow } from "#content/now.ts";
import { shown } from "#content/shown.ts";
import { readSite, withEntry } from "#content/site.ts";
import { draftOf } from "./draft-of.ts";

test("the form of a new entry has no place in lists, and can be shown before and after it is saved", async () => {
  const site = readSite(brandFolder);
  const saved = site.entries.find(({ kind }) => kind === "jobs");
  const { order, ...typed } = saved?.value ?? {};
  for (const slug of ["new", saved?.slug ?? ""]) {
    const draft = await draftOf({ kind: "jobs", slug }, typed);
    const { value = {} } = draft ?? {};
    const id = { kind: "jobs" as const, slug: draft?.slug ?? "" };
    const entry = { ...id, title: "", version: "", value };
    const known = decide(withEntry(site, id, value), siteNow());
    expect(shown(entry, known).title).toBe(typed["title"]);
    if (slug !== "new") expect(value["order"]).toBe(order);
  }
});
