import { only } from "./collection.ts";

const { form, reply, ...words } = only("contact");
const shared = only("forms");

/** Mailed to the sender of a message, if it is there. */
export const messageReply = reply;

export const contact = { ...words, form: { ...form, ...shared } };
