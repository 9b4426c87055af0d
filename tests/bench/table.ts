/**
 * @param head column titles; the first column is words, the others are figures
 * @returns the rows as a Markdown table that can be read as it stands
 */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const width = (column: number) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i ? cell.padStart(width(i)) : cell.padEnd(width(i)))).join(" | ")} |`;
  const rule = head.map((_, i) => `${"-".repeat(width(i) - 1)}${i ? ":" : "-"}`);
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}
