/** `astro:assets` for unit tests, which run without Astro: the address of a picture says how it was made. */
export const getImage = async (options: { width: number; format: string }) => ({
  src: `/${options.width}.${options.format}`,
});
