/** Rows for `test.for`: each of the inputs, which stand in one text with spaces, and what is expected. */
export const rows = (groups: Record<string, string>): [input: string, expected: string][] =>
  Object.entries(groups).flatMap(([expected, inputs]) =>
    inputs.split(" ").map((input): [string, string] => [input, expected]),
  );
