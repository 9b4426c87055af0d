import { fingerprint, type StoredSubmission } from "#server/inbox/contents.ts";
import { nameOf, openPlace, type Place } from "#server/inbox/place.ts";
import { NotEmptyError, type Store } from "#server/inbox/store.ts";
import { CliError } from "./args.ts";

/**
 * Copies a store into an empty one, and compares the two submission by submission. Does nothing but compare when the same submissions
 * are there already.
 * @param source closed at the end
 * @returns how many submissions there are
 * @throws CliError
 */
export async function copyChecked(place: Place, source: Store): Promise<number> {
  const target = await openPlace(place);
  try {
    let isNew = true;
    await source
      .snapshot((contents) => target.putAll(contents))
      .catch((error: unknown) => {
        if (!(error instanceof NotEmptyError)) throw error;
        isNew = false;
      });
    const { count, differing } = await compare(source, target);
    if (differing === undefined) return count;
    throw new CliError(
      isNew
        ? `Submission ${differing} is not the same in ${nameOf(place)}. Nothing was deleted; empty the database and try again.`
        : `There are other submissions in ${nameOf(place)} already. Use a database of its own.`,
    );
  } finally {
    await source.close();
    await target.close();
  }
}

/** @returns the number of the first submission that differs, if any */
const compare = (one: Store, other: Store) =>
  one.snapshot((here) =>
    other.snapshot(async (there) => {
      const others = there.submissions[Symbol.asyncIterator]();
      let count = 0;
      for await (const submission of here.submissions) {
        const { value } = await others.next();
        if (!isSame(submission, value)) return { count, differing: submission.number };
        count += 1;
      }
      const { value } = await others.next();
      return { count, differing: (value as StoredSubmission | undefined)?.number };
    }),
  );

const isSame = (one: StoredSubmission, other: StoredSubmission | undefined): boolean =>
  other !== undefined && fingerprint(one) === fingerprint(other);
