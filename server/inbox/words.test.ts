import { expect, test } from "vitest";
import { UsageError } from "./faults.ts";
import { parseWords, type Command } from "./words.ts";

const understood: [string, Command][] = [
  ["", { kind: "list", suspected: false }],
  ["list", { kind: "list", suspected: false }],
  ["suspected", { kind: "list", suspected: true }],
  ["--suspected", { kind: "list", suspected: true }],
  ["list --suspected", { kind: "list", suspected: true }],
  ["-h", { kind: "help" }],
  ["show 3", { kind: "show", number: 3 }],
  ["accept 3 4 3", { kind: "accept", numbers: [3, 4] }],
  ["resume 3", { kind: "resume", number: 3, file: undefined }],
  ["resume 3 cv.pdf", { kind: "resume", number: 3, file: "cv.pdf" }],
  ["retry", { kind: "retry", numbers: "parked" }],
  ["retry all", { kind: "retry", numbers: "parked" }],
  ["retry 3", { kind: "retry", numbers: 3 }],
  ["export", { kind: "export json", file: undefined, email: undefined }],
  ["export a.json --email a@b.c", { kind: "export json", file: "a.json", email: "a@b.c" }],
  ["export email a@b.c eml mail", { kind: "export eml", dir: "mail", email: "a@b.c" }],
  ["erase a@b.c", { kind: "erase", email: "a@b.c", sure: false }],
  ["export a@b.c a.json", { kind: "export json", file: "a.json", email: "a@b.c" }],
  ["erase --email=a@b.c", { kind: "erase", email: "a@b.c", sure: false }],
  ["erase --email=-a/b@c.d", { kind: "erase", email: "-a/b@c.d", sure: false }],
  ["erase --yes email a@b.c", { kind: "erase", email: "a@b.c", sure: true }],
  ["delete 3 4 yes", { kind: "delete", numbers: [3, 4], sure: true }],
];
test.for(understood)("%s", ([words, command]) => {
  expect(parseWords(words.split(" ").filter((word) => word !== ""))).toEqual(command);
});

test.for([
  "shw",
  "constructor",
  "list all",
  "show",
  "show 3x",
  "show 1 2",
  "show -1",
  "show 1 --yes",
  "show 1 --force",
  "accept",
  "accept all",
  "resume",
  "resume cv.pdf",
  "resume 1 a b",
  "retry some",
  "retry 1 2",
  "export xml",
  "export eml",
  "export eml a b",
  "export --email",
  "erase",
  "erase 1",
  "erase -x@b.c",
  "show a@b.c",
  "erase --email nobody",
  "erase --email",
  "delete",
  "delete --yes",
  "delete 1234567890123456",
])("%s is no command, and a sentence says why", (words) => {
  const parse = () => parseWords(words.split(" "));
  expect(parse).toThrow(UsageError);
  expect(parse).toThrow(/^["A-Z][^\n]*\.$/);
});
