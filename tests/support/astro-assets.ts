/** Replaces `astro:assets` in unit tests, which run without Astro. The address encodes the options. */
export const getImage = async (options: { width: number; height?: number; format: string }) => {
  const src = `/${options.width}x${options.height}.${options.format}`;
  return { src, srcSet: { attribute: `${src} ${options.width}w` } };
};
