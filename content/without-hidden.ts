/** Without the parts that are hidden; the entry itself stays. */
export function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.entries(value).flatMap(([key, it]: [string, unknown]) => {
    if (typeof it !== "object" || it === null || !("hidden" in it))
      return [[key, withoutHidden(it)]];
    const { hidden, ...rest } = it as Record<string, unknown>;
    return hidden === true ? [] : [[key, withoutHidden(rest)]];
  });
  return Object.fromEntries(inner);
}
