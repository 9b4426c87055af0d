import { getCollection } from "astro:content";
import { inOrder, only } from "./collection.ts";

export const apps = {
  ...only(await getCollection("appsPage")),
  apps: inOrder(await getCollection("apps"), "apps"),
};
