const files = import.meta.glob<string>("./portraits/*.svg", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** @throws when there is no such portrait, so that a build cannot go out without it */
export function portrait(name: string): string {
  const address = files[`./portraits/${name}.svg`];
  if (address === undefined) throw new Error(`There is no portrait app/art/portraits/${name}.svg`);
  return address;
}
