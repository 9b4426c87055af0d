import { askClamd, type ClamdAddress } from "#server/resume/clamd.ts";
import { oneLine } from "#server/one-line.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Scanner";

const dayMs = 86_400_000;
// freshclam looks for another base each day; a week without one is no delay.
const oldestDays = 7;

/** Whether clamd answers, and how old its base is: without a new one it finds nothing new. */
export async function checkScanner(address: ClamdAddress | undefined, now: Date): Promise<Finding> {
  if (!address) return note(about, "CLAMD is not set: nobody scans resumes, and mails say so.");
  try {
    // Such as `ClamAV 1.0.9/27823/Thu Nov 26 09:42:51 2026`; without a base of its makers the name only.
    const answer = await askClamd(address, "VERSION");
    if (!answer.startsWith("ClamAV ")) throw new Error(`it says ${oneLine(answer, 100)}`);
    const [version = "", base, day = ""] = answer.split("/");
    const ageDays = Math.floor((now.getTime() - Date.parse(`${day} UTC`)) / dayMs);
    if (base === undefined || Number.isNaN(ageDays))
      return wrong(
        about,
        `clamd answers (${version}), but has no base of ClamAV's. Run freshclam.`,
      );
    const text = `clamd answers (${version}); its base ${base} is ${Math.max(0, ageDays)} days old`;
    return ageDays > oldestDays
      ? wrong(about, `${text}: see why freshclam gets no other.`)
      : good(about, `${text}.`);
  } catch (error) {
    return wrong(about, `clamd cannot be used: ${(error as Error).message}.`);
  }
}
