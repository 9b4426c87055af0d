/*
 * Takes the nightly copy in a process of its own: copying blocks for seconds, and a network disk that hangs
 * must not stop the site. Its argument is a CopyJob, its output a CopyOutcome or one sentence.
 */
import { type CopyJob, takeCopy } from "./copies.ts";

try {
  const job = JSON.parse(process.argv[2] ?? "") as CopyJob; // as nightly.ts writes it
  console.log(JSON.stringify(takeCopy(job)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
