import { expect, test } from "vitest";
import { reasonOf } from "./push-advice.ts";

test.each([
  ["fatal: No configured push destination.", "the repository has no remote"],
  ["remote: error: GH013: Repository rule violations found", "a rule of the remote"],
  ["remote: error: GH006: Protected branch update failed", "a rule of the remote"],
  ["git@example.com: Permission denied (publickey).", "key or password"],
  ["fatal: could not read Username for 'https://example.com'", "key or password"],
  ["ERROR: The key you are authenticating with has been marked as read only.", "key or password"],
  ["unable to access 'https://x/': The requested URL returned error: 403", "key or password"],
  ["remote: Repository not found.", "no repository of that name"],
  ["Host key verification failed.\nfatal: Could not read from remote repository.", "host key"],
  ["fatal: unable to access 'https://x/': Could not resolve host: x", "could not be reached"],
  ["ssh: connect to host x port 22: Connection refused", "could not be reached"],
  ["something new", "it was refused. Show this to a developer"],
])("%s is told in words, with git's own line", (said, words) => {
  const reason = reasonOf(`${said}\nerror: failed to push some refs to 'x'`);
  expect(reason).toContain(words);
  expect(reason).toMatch(/^Not sent: .*Git says: “.+”$/);
  expect(reason).not.toContain("failed to push");
});
