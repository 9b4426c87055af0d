import { getCollection } from "astro:content";
import { only } from "./entries.ts";

const { sent, retry, ...words } = only(await getCollection("application"));

/** Words of the application dialog. */
export const application = { ...words, ...only(await getCollection("forms")) };

/** Where a plain post without scripts is led. */
export const applicationSent = sent;

/** Where one that could not be taken is put right. */
export const applicationRetry = retry;
