const files = import.meta.glob<string>("./projects/*.svg", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** @throws when there is no such picture, so that a build cannot go out without it */
export function projectPicture(name: string): string {
  const address = files[`./projects/${name}.svg`];
  if (address === undefined) throw new Error(`There is no picture app/art/projects/${name}.svg`);
  return address;
}
