import { getCollection } from "astro:content";
import { inOrder, only } from "./entries.ts";

export const services = {
  ...only(await getCollection("servicesPage")),
  sections: inOrder(await getCollection("services")),
};
