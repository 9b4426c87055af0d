import { parse } from "yaml";

/**
 * Names that an entry lists: texts, or objects with a `name`.
 * @param yaml the entry's file; what is wrong with it is reported where it is validated
 * @param path fields that lead to the list, such as `openings.departments`
 * @param having only objects with this field
 * @returns undefined if there is no such list
 */
export function listedNames(yaml: string, path: string, having?: string): string[] | undefined {
  try {
    let node: unknown = parse(yaml);
    for (const field of path.split(".")) node = (node as Record<string, unknown>)[field];
    const items = [node ?? []].flat() as Record<string, unknown>[];
    const meant = items.filter((item) => having === undefined || item[having] !== undefined);
    return meant.map((item) => String(item["name"] ?? item));
  } catch {
    return undefined;
  }
}
