import { text } from "./fields.ts";

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** A name of the IANA's list, such as Asia/Karachi. */
export const timeZone = text.refine(isTimeZone, "has to be a time zone, such as Asia/Karachi");
