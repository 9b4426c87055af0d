/** Rows for `test.for`. @param groups expected results and their inputs, separated by spaces */
export const rows = (groups: Record<string, string>): [input: string, expected: string][] =>
  Object.entries(groups).flatMap(([expected, inputs]) =>
    inputs.split(" ").map((input): [string, string] => [input, expected]),
  );
