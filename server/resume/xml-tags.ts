// Both run in linear time: what may follow each piece begins with another character.
const tag = /<[/?]?[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*[/?]?>\s*/gy;
const attribute = /\s([\w:.-]+)\s*=\s*(["'])(.*?)\2/gs;

/** By name; values in lower case, with references such as `&amp;` as written. */
export type Attributes = Partial<Record<string, string>>;

/**
 * The attributes of every tag of an XML text that holds tags only, as a package's lists do.
 * @throws for text, comments, CDATA and document types, which could hide a tag or feign one
 */
export function readTags(xml: string): Attributes[] {
  if (xml.trim().replaceAll(tag, "") !== "") throw new Error("The XML holds more than tags.");
  return [...xml.trim().matchAll(tag)].map(([, attributes = ""]) => {
    const pairs = attributes.matchAll(attribute);
    return Object.fromEntries(pairs.map(([, name, , value = ""]) => [name, value.toLowerCase()]));
  });
}
