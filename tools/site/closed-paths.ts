import { runnerImport } from "vite";

/**
 * Addresses of openings whose last day is past. The content is collected by Vite's
 * `import.meta.glob`, so it is Vite that has to read it.
 * @param root the project
 */
export async function closedPaths(root: string): Promise<readonly string[]> {
  const { module } = await runnerImport<typeof import("../../src/content/site-map.ts")>(
    `${root}/src/content/site-map.ts`,
    { root, configFile: false, logLevel: "warn" },
  );
  return module.closedPaths;
}
