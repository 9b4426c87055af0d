import { notFoundPath, type Wanted } from "#server/site/not-found.ts";

const timeoutMs = 3_000;

/**
 * What visitors asked for three times and did not find, as the site's server tells it.
 * @param url where it tells; undefined if that is not set
 * @returns undefined if it does not answer
 */
export async function wantedAt(url: string | undefined): Promise<{ wanted?: Wanted[] }> {
  if (url === undefined) return {};
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(notFoundPath, url), { signal });
    return { wanted: (await answer.json()) as Wanted[] };
  } catch {
    return {};
  }
}
