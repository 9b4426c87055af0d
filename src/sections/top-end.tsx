/**
 * Stands where the first part of a page ends. Browsers that know how to wait for an element show
 * nothing before this one has come (boot/parts.ts).
 */
export const TopEnd = () => <span id="top-end" hidden />;
