import { gitIn } from "./git.ts";

/*
 * refs/site/live            what visitors have
 * refs/publishes/<id>       what they had or have, whatever happens to branches
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

export const liveRef = "refs/site/live";
const publishes = "refs/publishes/";
const recorded = "refs/site/recorded/";
export const replaced = "refs/site/replaced/";
/** In the last line of a message, as it was typed: of an author, git takes dots, commas and quotes from both ends. */
export const publishedBy = "Published-by: ";

/** What is live, what was, and what was replaced. @param folder of all entries; absolute */
export function createRefs(folder: string) {
  const { git, tryGit } = gitIn(folder);

  async function refsBelow(prefix: string): Promise<(Omit<Publish, "state"> & { ref: string })[]> {
    const format =
      "%(refname)%00%(objectname)%00%(authorname)%00%(authordate:iso-strict)%00%(contents)%00";
    const out = await git(["for-each-ref", prefix, `--format=${format}`]);
    return out
      .split("\0\n")
      .map((record) => record.replace(/\0$/, "").split("\0"))
      .filter((it) => it.length === 5)
      .map(([ref = "", commit = "", author = "", at = "", text = ""]) => {
        const [sentence = "", ...rest] = text.split("\n");
        const typed = rest.findLast((it) => it.startsWith(publishedBy));
        const by = typed?.slice(publishedBy.length) ?? author;
        const changes = rest.filter((it) => it.startsWith("- ")).map((it) => it.slice(2));
        return { ref, id: ref.slice(prefix.length), commit, by, at, sentence, changes };
      });
  }

  return {
    isLive: async (made: string) =>
      (await tryGit(["rev-parse", "-q", "--verify", liveRef])) === made,
    /** The commit that was published last. */
    latest: async () => (await refsBelow(publishes)).at(-1)?.commit,
    /** Notes a commit that is not live, or not yet. */
    noteRecorded: (id: string, made: string) => git(["update-ref", recorded + id, made]),
    /** Notes a commit as one that visitors had. */
    note: (id: string, made: string) => git(["update-ref", publishes + id, made]),

    /** Visitors have it. */
    async keep(id: string, made: string): Promise<void> {
      await git(["update-ref", publishes + id, made]);
      await git(["update-ref", liveRef, made]);
      await tryGit(["update-ref", "-d", recorded + id]);
    },

    /** What was replaced last, with the commits before and after. */
    async lastReplaced() {
      const last = (await refsBelow(replaced)).at(-1);
      if (!last) return undefined;
      const { id, commit: after, by, at, sentence } = last;
      // Ended in the middle: there is only the one before, and everything is as it says.
      const isWhole = !id.endsWith(after.slice(0, 12));
      const before = isWhole ? await git(["rev-parse", `${after}^`]) : after;
      return { id, by, at, sentence, before, after: isWhole ? after : undefined };
    },

    /** All publishes, the last one first. */
    async list(): Promise<Publish[]> {
      const [known, waiting, current] = await Promise.all([
        refsBelow(publishes),
        refsBelow(recorded),
        tryGit(["rev-parse", "-q", "--verify", liveRef]),
      ]);
      const latest = known.findLast((it) => it.commit === current);
      return [
        ...known.map((it) => ({ ...it, state: it === latest ? "live" : "was live" }) as const),
        ...waiting.map((it) => ({ ...it, state: "recorded" }) as const),
      ]
        .map(({ ref: _, ...it }) => it)
        .toSorted((a, b) => (a.id < b.id ? 1 : -1));
    },
  };
}
