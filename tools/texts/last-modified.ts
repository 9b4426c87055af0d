import { spawnSync } from "node:child_process";

const folders: Record<string, string> = {
  tech: "technologies",
  portfolio: "projects",
  careers: "jobs",
};

/** Screens that show all entries of a folder besides words of their own. */
const lists: Record<string, string> = { "/portfolio": "projects/", "/careers": "jobs/" };

type History = {
  /** When each file last changed, by path in src/content/, newest first. */
  dates: ReadonlyMap<string, string>;
  /** Changed since the last commit: nobody knows when. */
  uncommitted: readonly string[];
};

/** Runs git and gives what it says; undefined when it fails or is not there. */
export type Git = (...words: string[]) => string | undefined;

/**
 * When a page's own words last changed: the commit date of its content file, or of the newest of
 * the entries it lists. Honest or absent: outside a repository, in a shallow clone (whose oldest
 * commit seems to change everything) and for uncommitted words there is no answer.
 *
 * @returns from a page's path to a W3C date, or undefined
 */
export function lastModifiedFromGit(git: Git): (path: string) => string | undefined {
  const history = readHistory(git);
  return (path) => {
    if (!history) return undefined;
    const isSource = isSourceOf(path);
    if (history.uncommitted.some(isSource)) return undefined;
    const newest = [...history.dates.keys()].find(isSource); // the map's order is the history's
    return newest && history.dates.get(newest);
  };
}

/** @param root the project's folder */
export function gitIn(root: string): Git {
  return (...words) => {
    const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout : undefined;
  };
}

function isSourceOf(path: string): (file: string) => boolean {
  const [level, entry] = path.split("/").slice(1);
  const folder = level !== undefined && entry !== undefined ? folders[level] : undefined;
  const own = `${folder ? `${folder}/${entry}` : screenFile(path)}.ts`;
  const list = lists[path];
  return (file) => file === own || (list !== undefined && file.startsWith(list));
}

const screenFile = (path: string) => ({ "/": "home", "/our-apps": "apps" })[path] ?? path.slice(1);

function readHistory(git: Git): History | undefined {
  if (git("rev-parse", "--is-shallow-repository")?.trim() !== "false") return undefined;
  const log = git(
    "log",
    "--format=%cI",
    "--name-only",
    "--relative=src/content",
    "--",
    "src/content",
  );
  const changes = git("status", "--porcelain", "--", "src/content");
  if (log === undefined || changes === undefined) return undefined;
  return {
    dates: datesOf(log),
    uncommitted: changes.split("\n").map((line) => line.replace(/^.*app\/content\//, "")),
  };
}

/** @param log lines of a date and, after it, the files changed then; newest first */
function datesOf(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of log.split("\n"))
    if (/^\d{4}-\d\d-\d\dT/.test(line)) date = line;
    else if (line !== "" && !dates.has(line)) dates.set(line, date);
  return dates;
}
