/** @returns NaN of no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** `240 (220-310)`: the median, and what the single runs were. */
export function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${Math.round(median(values))} (${least}-${most})`;
}

/** @returns the rows as a Markdown table, aligned so that a terminal shows it readably */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
