import { getCollection } from "astro:content";
import { only } from "./collection.ts";

const { form, ...words } = only(await getCollection("contact"));
const shared = only(await getCollection("forms"));

export const contact = { ...words, form: { ...form, ...shared } };
