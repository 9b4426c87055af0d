import { decide } from "#content/known.ts";
import { siteNow, withAllThatBegins } from "#content/now.ts";
import { readSite, withEntry } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { draft } from "./draft.ts";

/* What pages are made of. The development server makes this module anew when an entry is another (integrations/entries.ts). */

/** The editor's preview shows what is hidden and what has not begun. */
export const isPreview = process.env["EDIT"] !== undefined;

export const now = isPreview ? withAllThatBegins(siteNow()) : siteNow();

const saved = readSite(brandFolder);
export const site = draft ? withEntry(saved, draft, draft.value) : saved;

export const known = decide(site, now);
