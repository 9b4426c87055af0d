import { startProductionServer } from "#tools/production-server.ts";

/** Runs the work with two production servers: of the built site, and of another build, if one is given. */
export async function withTwoBuilds<Result>(
  siteDir: string,
  besideDir: string | undefined,
  work: (addresses: { site: string; beside: string | undefined }) => Promise<Result>,
): Promise<Result> {
  const site = await startProductionServer(siteDir);
  const beside = besideDir === undefined ? undefined : await startProductionServer(besideDir);
  try {
    return await work({ site: site.url, beside: beside?.url });
  } finally {
    await Promise.all([site.stop(), beside?.stop()]);
  }
}
