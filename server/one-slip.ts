/** Whether one slip of the hand makes one text of the other: a letter that is missing, too many or wrong, or two swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  while (a.length > 0 && a[0] === b[0]) [a, b].forEach((letters) => letters.shift());
  while (a.length > 0 && a.at(-1) === b.at(-1)) [a, b].forEach((letters) => letters.pop());
  if (a.length === 2) return b.length === 2 && a[0] === b[1] && a[1] === b[0];
  return a.length < 2 && b.length < 2;
}
