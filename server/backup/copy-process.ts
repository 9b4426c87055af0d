/*
 * Takes the nightly copy in a process of its own: copying blocks for seconds, and a network disk that hangs
 * must not stop the site. Its argument is a CopyTask without the database, whose password is read from
 * the environment: every user of the machine sees the arguments of all processes. Its output is a CopyOutcome or one
 * sentence.
 */
import { readPlace } from "#server/settings.ts";
import { type CopyTask, takeCopy } from "./copies.ts";

try {
  const task = JSON.parse(process.argv[2] ?? "") as CopyTask; // as nightly.ts writes it
  const { database } = readPlace(process.env);
  const outcome = await takeCopy({ ...task, place: { ...task.place, database } });
  console.log(JSON.stringify(outcome));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
