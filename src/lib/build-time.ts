import { noonOf } from "#contract/closing.ts";

const day = process.env["BUILD_DATE"];

/** The time for which the site is built. */
export const buildTime: Date = day === undefined ? new Date() : noonOf(day);
