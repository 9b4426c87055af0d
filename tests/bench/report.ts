import { checkBudgets, kilobytes } from "./budgets.ts";
import { kinds } from "./bytes.ts";
import { type Timing, timings } from "./lighthouse.ts";
import type { Figures } from "./measure.ts";

/** The figures of one page as text, and whether all that must hold does. */
export function report(figures: Figures): { text: string; ok: boolean } {
  const checks = checkBudgets(figures);
  const lines = checks.map(({ what, found, ok, timing }) => {
    const mark = ok ? "ok  " : timing ? "slow" : "FAIL";
    return `  ${mark}  ${what}: ${found}`;
  });
  const text = [
    figures.path,
    table(["", "site", "no scripts", "ratio"], timingRows(figures)),
    table(["brotli", "load", "whole visit", "no scripts"], byteRows(figures)),
    `  Machine ${Math.round(figures.machine)} (a busy or slow one makes TBT and ratios unsteady)`,
    lines.join("\n"),
    figures.faults.map((fault) => `  ${fault}`).join("\n"),
  ];
  return {
    text: text.filter(Boolean).join("\n\n"),
    ok: checks.every(({ ok, timing }) => ok || timing),
  };
}

function timingRows({ site, bare }: Figures): string[][] {
  const shown = (name: Timing, value: number) =>
    name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
  const ratio = (name: Timing) => (bare[name] > 0 ? (site[name] / bare[name]).toFixed(2) : "-");
  return timings.map((name) => [
    name,
    shown(name, site[name]),
    shown(name, bare[name]),
    name.endsWith("TBT") || name === "CLS" ? "" : ratio(name),
  ]);
}

function byteRows({ bytes }: Figures): string[][] {
  return [...kinds, "total" as const].map((kind) => [
    kind,
    ...[bytes.load, bytes.visit, bytes.bare].map((of) => kilobytes(of[kind])),
  ]);
}

function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => {
      const cells = row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      );
      return `  ${cells.join("   ")}`;
    })
    .join("\n");
}
