import { getCollection } from "astro:content";
import { only } from "./collection.ts";

const { form, reply, ...words } = only(await getCollection("contact"));
const shared = only(await getCollection("forms"));

/** Mailed to the sender of a message, if it is there. */
export const messageReply = reply;

export const contact = { ...words, form: { ...form, ...shared } };
