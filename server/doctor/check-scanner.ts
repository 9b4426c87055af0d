import { askClamd, type ClamdAddress } from "#server/resume/clamd.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Scanner";

/** Whether clamd answers. */
export async function checkScanner(address: ClamdAddress | undefined): Promise<Finding> {
  if (!address) return note(about, "CLAMD is not set: nobody scans resumes, and mails say so.");
  try {
    const answer = await askClamd(address, "PING");
    if (answer !== "PONG") throw new Error(`it says ${answer}`);
    return good(about, "clamd answers.");
  } catch (error) {
    return wrong(about, `clamd cannot be used: ${(error as Error).message}.`);
  }
}
