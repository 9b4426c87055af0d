/** Classes for the columns of a framed grid, whose lines are its background: three or two. */
export function framedColumns(count: number): string {
  if (count === 1) return "";
  if (count === 3) return "lg:grid-cols-3";
  return count % 3 === 0 ? "sm:grid-cols-2 lg:grid-cols-3" : "sm:grid-cols-2";
}

/** Classes of an item: the last one spans both columns where it would leave a hole. */
export const framedItem = (index: number, count: number): string =>
  index === count - 1 && count % 2 === 1 && count % 3 !== 0
    ? "col-span-full bg-surface"
    : "bg-surface";
