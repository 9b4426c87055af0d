import { oneLine } from "#server/one-line.ts";
import type { Problem, Problems } from "#server/problems.ts";
import type { Runtime } from "#server/time.ts";
import { askClamd, type ClamdAddress } from "./clamd.ts";

/** `away`: clamd could not say anything. `found`: the name of what it found. */
type Verdict = "clean" | "away" | { found: string };

/** Undefined without a scanner. */
export type Scan = ((bytes: Uint8Array) => Promise<Verdict>) | undefined;

const hourMs = 3_600_000;

/** @returns has a file looked at by clamd, and tells the owner what it found and when it is away. */
export function createScanner(
  address: ClamdAddress,
  { clock, log, problems }: Pick<Runtime, "clock" | "log"> & { problems: Problems },
): NonNullable<Scan> {
  let away: { reason: string; since: Date } | undefined;
  let found: { what: string; at: Date } | undefined;

  async function scan(bytes: Uint8Array): Promise<Verdict> {
    try {
      const verdict = toVerdict(await askClamd(address, "INSTREAM", bytes));
      away = undefined;
      if (typeof verdict !== "object") return verdict;
      log.warn({ found: verdict.found }, "A resume was refused: clamd found something in it.");
      // Whoever sends more of them within the hour does not make more mail.
      if (!found || clock.now().getTime() - found.at.getTime() > hourMs)
        found = { what: verdict.found, at: clock.now() };
      return verdict;
    } catch (error) {
      const reason = error instanceof Error ? error.message || String(error) : String(error);
      if (!away) log.error({ err: error }, "clamd cannot be used; resumes are stored unscanned.");
      away ??= { reason: oneLine(reason, 200), since: clock.now() };
      return "away";
    }
  }

  problems.own.add(() => {
    const all: (Problem | undefined)[] = [
      away && {
        id: "clamd",
        text: `Resumes are stored without having been scanned: clamd cannot be used (${away.reason}).`,
        since: away.since,
      },
      found && {
        id: `infected-${found.at.getTime()}`,
        text: `A resume was refused, because clamd found ${found.what} in it. The applicant was told to attach another file.`,
        since: found.at,
        once: true,
      },
    ];
    return all.filter((problem) => problem !== undefined);
  });
  return scan;
}

/** @throws when clamd could not scan it, such as a file above its own limit */
function toVerdict(answer: string): Verdict {
  if (answer === "stream: OK") return "clean";
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found === undefined) throw new Error(`clamd: ${answer}`);
  return { found: oneLine(found, 100) };
}
