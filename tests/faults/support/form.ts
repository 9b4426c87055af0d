/** `npm run long` is the long form; with the unit tests a few run in a short one (vitest.config.ts). */
const isLong = process.env["FAULTS"] === "long";

/** How much of something: in the short form or in the long one. */
export const amount = (short: number, long: number): number => (isLong ? long : short);
