/**
 * Pictures of one folder, by name.
 * @param folder below src/assets
 * @param files what an eager `import.meta.glob` with `?url` gives: path to address
 * @returns the address of a picture; throws for a name there is no file for, so that a build
 *   cannot go out without it
 */
export function pictureSet(folder: string, files: Record<string, string>) {
  return (name: string): string => {
    const address = files[`/src/assets/${folder}/${name}.svg`];
    if (address === undefined)
      throw new Error(`There is no picture src/assets/${folder}/${name}.svg`);
    return address;
  };
}
