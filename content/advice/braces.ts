import { filledIn } from "#content/placeholders.ts";
import type { Known } from "#content/known.ts";
import type { Remark, Text } from "./texts.ts";

/** Words in braces that nothing fills: visitors read them as they are. */
export function unfilledBraces(texts: readonly Text[], known: Known): Remark[] {
  const { facts } = known;
  const price = Object.keys(facts).find((name) => name.startsWith("price:"));
  const names = [
    ...Object.keys(facts).filter((name) => !name.includes(":")),
    ...(price ? [price] : []),
  ];
  const there = names.map((name) => `{${name}}`).join(", ");
  return texts.flatMap((at) =>
    [...at.text.matchAll(/\{([\w:-]+)(?:\|[^{}|]*)*\}/g)]
      .filter(([whole]) => filledIn(whole, known) === whole && !isOfMail(at, whole))
      .map(([whole, name = ""]) => ({
        at,
        says: Object.hasOwn(facts, name)
          ? `has ${whole}, without one form for each plural: visitors read it as it is`
          : `has ${whole}, which stands for nothing: visitors read it as it is. What there is: ${there}`,
      })),
  );
}

/** The server fills it in for each message (content/schemas/forms.ts). */
const isOfMail = ({ path }: Text, braces: string) =>
  braces === "{reference}" && path[0] === "reply";
