import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const { serviceLinks, footerGroups, privacyLink, footerNote } = only(
  await getCollection("navigation"),
);
