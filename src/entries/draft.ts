import type { ImageMetadata } from "astro";
import type { Data, EntryId } from "#content/site.ts";

/** A form that nobody has saved, shown instead of its entry. Only in the editor's preview, where editor/preview/draft-module.ts replaces this module. */
export const draft = undefined as (EntryId & { value: Data }) | undefined;

/** Pictures that were added to the form, by where they will be. */
export const addedPictures: Record<string, ImageMetadata> = {};
