/** Something that the owner has to know. */
export type Problem = {
  /** Stays the same for as long as the problem lasts. */
  id: string;
  /** For the log and all ways, without personal data. */
  text: string;
  /** For the office's own mail only: who sent what. */
  details?: string;
  /** When it began; by default when it was noticed. */
  since?: Date;
  /** Something that happened: it has no end. */
  once?: boolean;
  /** The sentence about its end; by default `Over: <text>`. Undefined: another problem took its place. */
  ended?: () => Promise<string | undefined>;
  /** Called when the owner was told about it, by whatever way. */
  onTold?: () => Promise<void>;
  /** The way that cannot tell it, because it is what fails. */
  notBy?: Way["name"];
};

export type Alert = { subject: string; text: string };

/** A way to the owner. */
export type Way = {
  name: "mail" | "webhook";
  /** Throws unless the other side has it. */
  send(alert: Alert, signal: AbortSignal): Promise<unknown>;
  /** Whether `details` may go there. */
  takesDetails: boolean;
};

/** Says what is wrong now; never throws. */
type Source = () => readonly Problem[] | Promise<readonly Problem[]>;

export type Problems = ReturnType<typeof createProblems>;

/**
 * Each part of the server adds what it knows is wrong. Of servers that share a store each tells what is `own`, and one of
 * them what all see.
 */
export const createProblems = () => ({ own: list(), everybodys: list() });

function list() {
  const sources: Source[] = [];
  return {
    add: (source: Source) => void sources.push(source),
    /** What is wrong now, in the order in which the parts were added. */
    all: async (): Promise<Problem[]> => (await Promise.all(sources.map((it) => it()))).flat(),
  };
}
