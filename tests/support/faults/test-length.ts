/** `npm run test:long` runs the long form; the unit tests run some files in a short one (vitest.config.ts). */
const isLong = process.env["FAULTS"] === "long";

export const shortOrLong = (short: number, long: number): number => (isLong ? long : short);
