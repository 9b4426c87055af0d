import { company } from "#src/content/company.ts";

export const absoluteUrl = (path: string): string => new URL(path, company.origin).href;
