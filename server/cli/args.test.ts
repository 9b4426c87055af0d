import { expect, test } from "vitest";
import { UsageError, parseArguments } from "./args.ts";
import { commands } from "./commands.ts";

const parse = (line: string) => parseArguments(line === "" ? [] : line.split(" "), commands);

test.for<[string, string, string[]?, object?]>([
  ["", "list"],
  ["suspected", "suspected"],
  ["--suspected", "suspected"],
  ["-h", "help"],
  ["resume 3 email", "resume", ["3", "email"]],
  ["export a.json --email", "export", ["a.json"], { email: true }],
  ["export email a.json", "export", ["a.json"], { email: true }],
  ["erase email", "erase", [], { email: true }],
  ["erase --yes email", "erase", [], { email: true, yes: true }],
  ["delete 3 4 yes", "delete", ["3", "4"], { yes: true }],
  [
    "--opening=data --since 2026-11-01",
    "list",
    [],
    { filters: { opening: "data", since: "2026-11-01" } },
  ],
])("parses '%s'", ([line, name, args = [], options = {}]) => {
  const all = { yes: false, email: false, undo: false, filters: {}, ...options };
  expect(parse(line)).toEqual({ command: commands[name], args, options: all });
});

test.for(
  `shw; constructor; list some; show; show 3x; show 1 2; show -1; show 1 --yes; show 1 --force; accept;
  accept all; resume; resume cv.pdf; resume 1 a b; retry all; retry 1 2; export xml; export a.json b;
  export --email a@b.c; export a@b.c; erase; erase 1; erase a@b.c; erase email=a@b.c; show a@b.c;
  erase --email nobody; erase email -x@b.c; delete; delete --yes; delete 1 --yes=no; delete 1234567890123456;
  backup; backup a b; restore; restore --yes a`.split(/;\s+/),
)("rejects '%s' with one sentence", (line) => {
  expect(() => parse(line)).toThrow(UsageError);
  expect(() => parse(line)).toThrow(/^["A-Z][^\n]*\.$/);
});
