import { parse } from "yaml";

/**
 * Names that an entry lists: texts, or objects with a `name`.
 * @param yaml the entry's file; what is wrong with it is reported where it is validated
 * @param path fields that lead to the list, such as `openings.departments`
 */
export function listedNames(yaml: string, path: string): string[] {
  try {
    // Not validated yet: any step may be missing.
    const step = (node: unknown, field: string) =>
      (node as Record<string, unknown> | undefined)?.[field];
    const list = path.split(".").reduce<unknown>(step, parse(yaml));
    return [list ?? []].flat().map((item) => String((item as { name?: string }).name ?? item));
  } catch {
    return [];
  }
}
