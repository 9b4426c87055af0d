import { begins } from "#content/known.ts";
import { isOver, lastSecondOf } from "#contract/days.ts";
import { only } from "./collection.ts";
import { company } from "./company.ts";
import { now } from "./site.ts";

export const navigation = only("navigation");

export type Notice = NonNullable<ReturnType<typeof noticeOf>>;

/** The notice above the header, from its first day to its last, both where the company is. */
function noticeOf({ notice }: typeof navigation) {
  if (!notice || !begins(notice.firstDay, [company.timeZone], now)) return undefined;
  const { text, link, lastDay } = notice;
  const last = lastDay === undefined ? undefined : lastSecondOf(lastDay, company.timeZone);
  if (isOver(last, now.over)) return undefined;
  // In ms, for the script that hides it later.
  return { text, link, until: last === undefined ? undefined : Date.parse(last) + 1000 };
}

export const notice = noticeOf(navigation);
