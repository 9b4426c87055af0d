import { expect, test } from "vitest";
import type { Entry } from "#content/site.ts";
import { goneAddresses } from "./outside-addresses.ts";

const at = (name: string) => ({ name, to: `https://${name}.test-site.com/` });
const ada: Entry = {
  kind: "people",
  slug: "ada",
  title: "Ada",
  version: "",
  value: {
    sentence: "https://in-a-text.com is no link",
    profiles: [
      at("here"),
      at("gone"),
      at("shy"),
      at("away"),
      { name: "", to: "https://a.example" },
    ],
  },
};

const answers: Record<string, number> = { here: 200, gone: 404, shy: 999 };
const asked: string[] = [];
const ask = async (to: string) => {
  asked.push(to);
  const status = answers[/\w+/.exec(to.replace("https://", ""))?.[0] ?? ""];
  if (status === undefined) throw new TypeError("failed", { cause: { code: "ENOTFOUND" } });
  return { status, body: null };
};

test("an address that is not there any more is told once for each place, and refusals of programs are not", async () => {
  const lines = await goneAddresses([ada, ada], ask as unknown as typeof fetch);
  const [gone, away] = ["gone", "away"].map(
    (name) => `People › Ada › Profiles, “${name}” › Address: https://`,
  );
  const own = [
    `${gone}gone.test-site.com/ is not there any more (404)`,
    `${away}away.test-site.com/ does not answer (ENOTFOUND)`,
  ];
  expect(lines).toEqual([...own, ...own]);
  expect(asked).toHaveLength(4);
});
