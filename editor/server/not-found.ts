import { notFoundPath, type Wanted } from "#server/site/not-found.ts";

const timeoutMs = 3_000;

/**
 * What visitors asked for three times and did not find, as the site's server tells it.
 * @param url of the server, which tells it to whoever comes past its proxy
 * @returns undefined if it does not answer
 */
export async function wantedAt(url: string | undefined): Promise<{ wanted?: Wanted[] }> {
  if (url === undefined) return {};
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(notFoundPath, url), { signal });
    return answer.ok ? { wanted: (await answer.json()) as Wanted[] } : {};
  } catch {
    return {};
  }
}
