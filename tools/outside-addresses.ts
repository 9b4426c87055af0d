import type { Entry } from "#content/site.ts";
import { walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { fullPlace } from "#content/forms/places.ts";

const timeoutMs = 15_000;
/** Asked at a time. */
const atOnce = 6;
/** Not found, and gone. Others, such as 403 and 429, are what many sites say to programs only. */
const missing = [404, 410];
/** Domains that lead nowhere by definition (RFC 2606): of examples. */
const reserved = /\.(?:example|test|invalid|localhost)$/;

type Ask = typeof fetch;

/**
 * Asks every address outside the site that entries name.
 * @param ask `fetch`, or a test's
 * @returns a line for each place whose address is not there any more
 */
export async function goneAddresses(entries: readonly Entry[], ask: Ask): Promise<string[]> {
  const places = entries.flatMap((entry) =>
    [...walk(formFor(entry.kind), entry.value)].flatMap(({ path, value }) =>
      typeof value === "string" && isOutside(value)
        ? [{ place: fullPlace(entry, path), to: value }]
        : [],
    ),
  );
  const waiting = [...new Set(places.map(({ to }) => to))];
  const problems = new Map<string, string | undefined>();
  const askNext = async (): Promise<void> => {
    const to = waiting.pop();
    if (to === undefined) return;
    problems.set(to, await problemOf(to, ask));
    await askNext();
  };
  await Promise.all(Array.from({ length: atOnce }, askNext));
  return places.flatMap(({ place, to }) => {
    const problem = problems.get(to);
    return problem === undefined ? [] : [`${place}: ${to} ${problem}`];
  });
}

function isOutside(text: string): boolean {
  const url = text.startsWith("https://") ? URL.parse(text) : null;
  return url !== null && !reserved.test(url.hostname);
}

async function problemOf(to: string, ask: Ask): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await ask(to, { signal, headers: { Accept: "text/html,*/*" } });
    await answer.body?.cancel();
    return missing.includes(answer.status) ? `is not there any more (${answer.status})` : undefined;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return `does not answer (${cause?.code ?? (error as Error).name})`;
  }
}
