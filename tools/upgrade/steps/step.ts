import { writeWhole } from "#server/write-whole.ts";

/** A change of entries that a version of the engine needs. Running it again changes nothing. */
export type Step = {
  /** The version that needs it. */
  version: string;
  /** What it does, in a sentence that the site's owner reads. */
  says: string;
  /**
   * @param content absolute path of the brand's content/
   * @returns whether it changed something
   */
  apply: (content: string) => Promise<boolean>;
};

/** A step that is interrupted leaves an entry as it was. */
export const writeEntry = (file: string, text: string): Promise<void> => writeWhole(file, text);
