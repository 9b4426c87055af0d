import type * as english from "./en.ts";

type Table<Group> = Record<keyof Group, string>;

/** All sentences of one language. */
export type Sentences = {
  forms: Table<typeof english.forms>;
  page: Table<typeof english.page>;
  server: Table<typeof english.server>;
};

/** Puts values into a sentence: `fill("{shown} of {all}", { shown: 2, all: 5 })`. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
