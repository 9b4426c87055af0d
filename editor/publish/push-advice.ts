/** What to do, in a sentence, if a push was refused. @param said git's own words */
export function adviceOn(said: string, remote: string): string {
  const kept = `The site is live, but the copy of its texts at “${remote}” was not brought up to date: `;
  if (/non-fast-forward|fetch first|stale info/.test(said))
    return `${kept}somebody else has sent changes there. Ask a developer to run “git pull --rebase” where the editor runs; the next publish then sends everything.`;
  if (/Authentication|Permission denied|could not read Username|403|401/.test(said))
    return `${kept}it does not accept the editor's key or password. Ask a developer to renew it; the next publish then sends everything.`;
  if (/protected branch|pre-receive|hook declined/i.test(said))
    return `${kept}it does not accept changes to this branch. Ask a developer to allow the editor to push there, or to give it another branch.`;
  return `${kept}it could not be reached. The next publish tries again and sends everything.`;
}
