/** Replaces `astro:assets` in unit tests, which run without Astro. The address encodes the options. */
export const getImage = async (options: { width: number; format: string }) => ({
  src: `/${options.width}.${options.format}`,
  srcSet: { attribute: `/${options.width}.${options.format} ${options.width}w` },
});
