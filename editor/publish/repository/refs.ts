import { gitIn } from "./git.ts";

/*
 * Below refs/editor/<branch>/, since a branch is in one worktree, and is published to one place:
 * live             what visitors have, whatever the clock says
 * published/<id>   what they have and had, whatever happens to the branch
 * recorded/<id>    a publish that is not live, or not yet
 * replaced/<id>    before and after something was taken or brought back
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

/** Of version 1.2, for all branches. */
const shared = "refs/publishes/";
/** In the last line of a message, as it was typed: of an author, git takes dots, commas and quotes from both ends. */
export const publishedBy = "Published-by: ";

/** The name of a build, a publish, or what was replaced. @param time milliseconds */
export const idOf = (time: number, commit: string) =>
  `${new Date(time).toISOString().replaceAll(/\D/g, "")}-${commit.slice(0, 12)}`;

/** What is live, what was, and what was replaced. @param folder of all entries; absolute */
export function createRefs(folder: string) {
  const { git, tryGit } = gitIn(folder);
  const head = () => git(["symbolic-ref", "HEAD"]);
  /** Of the branch that is checked out; a slash in its name makes no folder. */
  const refTo = async (name: string) =>
    `refs/editor/${encodeURIComponent((await head()).replace("refs/heads/", ""))}/${name}`;

  /** The last one first. */
  async function refsBelow(name: string): Promise<Omit<Publish, "state">[]> {
    const prefix = await refTo(name);
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

  /** What visitors have; undefined before anything was published. */
  const latest = async () => tryGit(["rev-parse", "-q", "--verify", await refTo("live")]);

  /** The branch that has the last publish of version 1.2 gets all of them; any, if none has it any more. */
  async function adopt(): Promise<void> {
    const asked = ["--sort=-refname", "--format=%(refname) %(objectname)", shared];
    const all = (await git(["for-each-ref", ...asked])).split("\n").map((it) => it.split(" "));
    const [, last] = all[0] ?? [];
    if (last === undefined) return;
    const having = await git([
      "for-each-ref",
      "--contains",
      last,
      "--format=%(refname)",
      "refs/heads",
    ]);
    if (having !== "" && !having.split("\n").includes(await head())) return;
    const to = await refTo("");
    const moved = all.map(
      ([ref = "", commit = ""]) =>
        `create ${ref.replace(shared, `${to}published/`)} ${commit}\ndelete ${ref}\n`,
    );
    const live = (await latest()) === undefined ? `create ${to}live ${last}\n` : "";
    await git(["update-ref", "--stdin"], { input: moved.join("") + live });
  }

  return {
    latest,
    adopt,
    refTo,
    /** Visitors have it. */
    async keep(id: string, made: string): Promise<void> {
      const to = await refTo("");
      const updates = `update ${to}published/${id} ${made}\nupdate ${to}live ${made}\n`;
      await git(["update-ref", "--stdin"], { input: `${updates}delete ${to}recorded/${id}\n` });
    },
    /** What was replaced last, with the commits before and after; the same one if that was interrupted. */
    async lastReplaced() {
      const [last] = await refsBelow("replaced/");
      if (!last) return undefined;
      const { id, commit: after, by, at, sentence } = last;
      const isInterrupted = id.endsWith(after.slice(0, 12));
      const before = isInterrupted ? after : await git(["rev-parse", `${after}^`]);
      return { id, by, at, sentence, before, after };
    },
    /** All publishes, the last one first. */
    async list(): Promise<Publish[]> {
      const [known, waiting] = [await refsBelow("published/"), await refsBelow("recorded/")];
      const current = await latest();
      const live = known.find((it) => it.commit === current);
      return [
        ...known.map((it) => ({ ...it, state: it === live ? "live" : "was live" }) as const),
        ...waiting.map((it) => ({ ...it, state: "recorded" }) as const),
      ].toSorted((a, b) => (a.id < b.id ? 1 : -1));
    },
  };
}
