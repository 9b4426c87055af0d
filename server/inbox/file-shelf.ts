/** A file on a shelf; `at`: Unix milliseconds, see earlier.ts. */
export type ShelvedFile = { name: string; size: number; at: number };

/** Where the hashed files of earlier builds are kept: a folder, or the database that servers share. */
export type FileShelf = {
  list(): Promise<ShelvedFile[]>;
  /** @returns undefined when there is no such file */
  read(name: string): Promise<NonSharedBuffer | undefined>;
  /** Others see the file when it is complete. */
  write(name: string, body: Uint8Array, at: number): Promise<void>;
  touch(names: readonly string[], at: number): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
};

/** Vite's names. No page: pages have no hash in their names. */
export const isShelvedName = (name: string): boolean => /^[\w-][\w.~@+-]*$/.test(name);
