import { gitIn } from "./git.ts";

/*
 * refs/site/live            what visitors have, whatever the clock says
 * refs/publishes/<id>       what they have and had, whatever happens to branches
 * refs/site/recorded/<id>   a publish that is not live, or not yet
 * refs/site/replaced/<id>   before and after something was taken or brought back
 */

export type Publish = {
  /** When it was published, and the first digits of its commit: names builds, and sorts by time. */
  id: string;
  commit: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** What was changed, in a sentence. */
  sentence: string;
  /** One line a change. */
  changes: string[];
  /** Visitors have it, had it, or never got it. */
  state: "live" | "was live" | "recorded";
};

const liveRef = "refs/site/live";
const publishes = "refs/publishes/";
export const recorded = "refs/site/recorded/";
export const replaced = "refs/site/replaced/";
/** In the last line of a message, as it was typed: of an author, git takes dots, commas and quotes from both ends. */
export const publishedBy = "Published-by: ";

/** The name of a build, a publish, or what was replaced. @param time milliseconds */
export const idOf = (time: number, commit: string) =>
  `${new Date(time).toISOString().replaceAll(/\D/g, "")}-${commit.slice(0, 12)}`;

/** What is live, what was, and what was replaced. @param folder of all entries; absolute */
export function createRefs(folder: string) {
  const { git, tryGit } = gitIn(folder);

  /** The last one first. */
  async function refsBelow(prefix: string): Promise<Omit<Publish, "state">[]> {
    const format =
      "%(refname)%00%(objectname)%00%(authorname)%00%(authordate:iso-strict)%00%(contents)%00";
    const out = await git(["for-each-ref", prefix, "--sort=-refname", `--format=${format}`]);
    return out
      .split("\0\n")
      .map((record) => record.replace(/\0$/, "").split("\0"))
      .filter((it) => it.length === 5)
      .map(([ref = "", commit = "", author = "", at = "", text = ""]) => {
        const [sentence = "", ...rest] = text.split("\n");
        const typed = rest.findLast((it) => it.startsWith(publishedBy));
        const by = typed?.slice(publishedBy.length) ?? author;
        const changes = rest.filter((it) => it.startsWith("- ")).map((it) => it.slice(2));
        return { id: ref.slice(prefix.length), commit, by, at, sentence, changes };
      });
  }

  /** What visitors have; undefined before anything was published. Version 1.2 had no ref of its own for it. */
  const latest = async () =>
    (await tryGit(["rev-parse", "-q", "--verify", liveRef])) ??
    (await refsBelow(publishes))[0]?.commit;

  return {
    latest,
    /** Visitors have it. */
    async keep(id: string, made: string): Promise<void> {
      const updates = `update ${publishes}${id} ${made}\nupdate ${liveRef} ${made}\n`;
      await git(["update-ref", "--stdin"], { input: `${updates}delete ${recorded}${id}\n` });
    },
    /** What was replaced last, with the commits before and after; the same one if that was interrupted. */
    async lastReplaced() {
      const [last] = await refsBelow(replaced);
      if (!last) return undefined;
      const { id, commit: after, by, at, sentence } = last;
      const isInterrupted = id.endsWith(after.slice(0, 12));
      const before = isInterrupted ? after : await git(["rev-parse", `${after}^`]);
      return { id, by, at, sentence, before, after };
    },
    /** All publishes, the last one first. */
    async list(): Promise<Publish[]> {
      const [known, waiting] = [await refsBelow(publishes), await refsBelow(recorded)];
      const current = await latest();
      const live = known.find((it) => it.commit === current);
      return [
        ...known.map((it) => ({ ...it, state: it === live ? "live" : "was live" }) as const),
        ...waiting.map((it) => ({ ...it, state: "recorded" }) as const),
      ].toSorted((a, b) => (a.id < b.id ? 1 : -1));
    },
  };
}
