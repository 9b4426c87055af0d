/** What git says, and what to do about it. The first that fits counts. */
const reasons: readonly [said: RegExp, reason: string, advice: string][] = [
  [
    /No configured push destination/,
    "the repository has no remote",
    "Ask a developer to add one (git remote add)",
  ],
  [
    /non-fast-forward|fetch first|stale info/,
    "somebody else has sent changes there",
    "Ask a developer to run “git pull --rebase” where the editor runs",
  ],
  [
    /Host key verification failed/,
    "its host key is not known here, or another one than before",
    "Ask a developer to check it, and to write it into known_hosts of the editor's user",
  ],
  [
    /rule violations|protected branch|GH0\d\d/i,
    "a rule of the remote refuses it",
    "Ask a developer to allow the editor to push to this branch, or to give it another one",
  ],
  [
    /hook declined|pre-receive|pre-push|update hook/i,
    "a hook refuses it",
    "Ask a developer what it asks for",
  ],
  [
    /Authentication|Permission|could not read (?:Username|Password)|read.only|denied|40[13]\b/i,
    "the remote does not accept the editor's key or password",
    "Ask a developer to renew it, with the right to write",
  ],
  [
    /not found|does not appear to be a git repository|does not exist/i,
    "there is no repository of that name, or the editor may not know of it",
    "Ask a developer to correct the remote's address",
  ],
  [
    /could not resolve|timed out|too long|refused|unable to access|unreachable|connection (?:closed|reset)/i,
    "the remote could not be reached",
    "The next publish tries again and sends everything",
  ],
];

/** Why a push did not arrive and what to do, with git's own line. @param said all of git's words */
export function reasonOf(said: string): string {
  const [, reason, advice] = reasons.find(([pattern]) => pattern.test(said)) ?? [
    undefined,
    "it was refused",
    "Show this to a developer",
  ];
  const lines = said.split("\n").map((it) => it.replace(/^(?:remote: *)+/, "").trim());
  const telling = lines.filter((it) => it !== "" && !it.startsWith("error: failed to push"));
  const isTelling = /rejected|declined|^fatal|^error|GH\d{3}|denied/i;
  const line = telling.find((it) => isTelling.test(it)) ?? telling[0] ?? "";
  return `Not sent: ${reason}. ${advice}. Git says: “${line.slice(0, 200)}”`;
}
