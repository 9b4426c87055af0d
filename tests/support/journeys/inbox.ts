import { openStore } from "#server/inbox/sqlite/open.ts";
import type { Store } from "#server/inbox/store.ts";
import type { Submission } from "#server/inbox/submission.ts";
import { testSite } from "./server.ts";

/** Reads the store of the site under test directly: starting the inbox command takes a second. */
async function inStore<Result>(read: (store: Store) => Promise<Result>): Promise<Result> {
  const store = openStore(testSite.dataDir);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

/** Submissions stored with this subject or email address, which each test chooses to be unique. */
export const storedWith = (
  wanted: { subject: string } | { email: string },
): Promise<Submission[]> =>
  inStore(async (store) =>
    (await Array.fromAsync(store.submissions())).filter((submission) =>
      "subject" in wanted
        ? submission.kind === "message" && submission.subject === wanted.subject
        : submission.email === wanted.email,
    ),
  );

export const resumeOf = (number = 0): Promise<Buffer> =>
  inStore(async (store) => Buffer.from((await store.resume(number))?.bytes ?? ""));
