import type { z } from "astro/zod";
import type { Office } from "#content/offices.ts";

type Data = Record<string, unknown>;

/** Of the editor's navigation. */
export const groups = ["Work and people", "What you offer", "Pages", "The whole site"] as const;

/** What a kind of entries is, besides its fields. */
type About = {
  /** In the editor's navigation: where it is, and what it is called there. */
  group: (typeof groups)[number];
  label: string;
  /** One of them, if there are many: "opening". */
  one?: string;
  /** The page that shows an entry. */
  page: (slug: string) => string;
  /** Whether it has parts of all pages, and the page is only one on which they are seen. */
  isOnEach?: true;
  /** Whether pages show only those that a list of a page names. */
  isNamed?: true;
  /** The field with the first day on which visitors see it: before, no build has it. */
  firstDay?: string;
  /** The field with the last day on which visitors see it: a button sets it to today. */
  lastDay?: string;
  /** The time zones in which its days begin and end, if not in the company's; undefined: where that is not known. */
  zones?: (data: Data, offices: readonly Office[]) => (string | undefined)[];
  /** Whether an entry has that page. */
  hasPage?: (data: Data) => boolean;
  /** Where visitors of a deleted entry's page are led, if not to the address above it. */
  instead?: string;
  /** In a list, of one that is on the site: until when, and what else tells it from others. */
  state?: (data: Data, today: string, isClosed: boolean) => string;
  /** In a list: the file of its drawing in assets, if it has no picture of its own. */
  drawing?: (data: Data, slug: string) => string;
  /** What texts call the number of those that visitors see: {people}. */
  counted?: string;
  /** What else a text can say of an entry: {price:web-development}. */
  fact?: { name: string; of: (data: Data) => unknown };
  /** Fields with names and addresses: correct in every text, although no dictionary has them, and looked for when the company's change. */
  names?: readonly string[];
};

export type Kind<Schema extends z.ZodType = z.ZodType> = About & {
  /** Below the brand's content/. */
  folder: string;
  schema: Schema;
  /** Any number of entries, each in a folder named after its first field. */
  many: boolean;
};

export const many = <Schema extends z.ZodType>(folder: string, schema: Schema, about: About) =>
  ({ folder, schema, many: true, ...about }) satisfies Kind<Schema>;

export const one = <Schema extends z.ZodType>(folder: string, schema: Schema, about: About) =>
  ({ folder, schema, many: false, ...about }) satisfies Kind<Schema>;

/** A page of the site with its texts. */
export const pageOf = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  label: string,
  page: About["page"],
) => one(`pages/${name}`, schema, { group: "Pages", label, page });

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const mediumDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
/** 2027-02-15 as "Feb 15, 2027"; what is no day, as it is. */
export const shownDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? mediumDay.format(new Date(day)) : day;
