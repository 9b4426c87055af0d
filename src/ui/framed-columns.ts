/**
 * Classes for the columns of a framed grid, whose lines are its background: at most three columns, without a hole
 * after the last item.
 */
export function framedColumns(count: number): string {
  if (count === 1) return "";
  if (count === 3) return "lg:grid-cols-3";
  const isOdd = count % 2 === 1;
  if (count === 2 || count % 3 === 1)
    return `sm:grid-cols-2 ${isOdd ? "sm:*:last:col-span-full" : ""}`;
  const last = `${isOdd ? "sm:max-lg:*:last:col-span-full" : ""} ${count % 3 === 2 ? "lg:*:last:col-span-2" : ""}`;
  return `sm:grid-cols-2 lg:grid-cols-3 ${last}`;
}
