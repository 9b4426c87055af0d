/** 2027-02-15 as "February 15, 2027". */
export const shownDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
