import { getCollection } from "astro:content";
import { entriesOf } from "./entries-of.ts";
import { inOrder, only } from "./collection.ts";

export const apps = {
  ...only(await getCollection("appsPage")),
  apps: inOrder(await entriesOf("apps"), "apps"),
};
