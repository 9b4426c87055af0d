import { company } from "#src/entries/company.ts";

export const absoluteUrl = (path: string): string => new URL(path, company.origin).href;
