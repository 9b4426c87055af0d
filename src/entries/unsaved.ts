import type { ImageMetadata } from "astro";

/** An entry as it is in a form that nobody has saved. */
export type Unsaved = {
  collection: string;
  id: string;
  /** The schema's output. */
  data: unknown;
  /** Where its file is or will be, from the project's root. */
  filePath: string;
};

/** Shown instead of the saved entry. Only in the editor's preview, where integrations/unsaved-form.ts replaces this module. */
export const unsaved = undefined as Unsaved | undefined;

/** Pictures that were added to the form, by where they will be. */
export const addedPictures: Record<string, ImageMetadata> = {};
