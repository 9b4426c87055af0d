import type { IncomingMessage } from "node:http";

/** Far above the limit for resumes, so that the form itself can report a file that is too large. */
export const maxBodyBytes: number = 64 * 1024 * 1024;

/** Bytes of the body, which the sender had to say (app.ts). */
export const lengthOf = ({ headers }: IncomingMessage): number =>
  Number(headers["content-length"] ?? 0);
