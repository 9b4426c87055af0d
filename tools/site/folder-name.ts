/**
 * Astro takes paths with some characters for an address or for code, and says something else.
 * @param folder absolute path of the project
 * @returns a sentence; undefined where the site can be built
 */
export function folderProblem(folder: string): string | undefined {
  const [character] = /['%#?]/.exec(folder) ?? [];
  return (
    character &&
    `Astro cannot build in ${folder}, because of the ${character} in its path: rename the folder, or move the project.`
  );
}
