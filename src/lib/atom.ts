import type { Feed } from "feed";

/** A feed as Atom. The library (6.0.0) writes a `<` in a topic's name as it is, which no reader of XML takes. */
export const atomOf = (feed: Feed): string =>
  feed.atom1().replaceAll(/(?<=<category label=")[^"]*/g, (name) => name.replaceAll("<", "&lt;"));
