import type { TestProject } from "vitest/node";
import { findProgram, notFound } from "#tools/browsers.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL that tests share; undefined where there is none. */
    postgres: string | undefined;
  }
}

/** One PostgreSQL for all test files. It need not survive a power failure. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (findProgram("postgres") === undefined) {
    const text = `NOT run on PostgreSQL: ${notFound("postgres")}`;
    if (process.env["CI"]) throw new Error(text);
    console.error(text);
    project.provide("postgres", undefined);
    return async () => {};
  }
  const postgres = await startPostgres({ fsync: "off", max_connections: 300 });
  project.provide("postgres", postgres.urlOf("postgres"));
  return postgres.remove;
}
