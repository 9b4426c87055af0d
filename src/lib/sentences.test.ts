import { expect, it, test } from "vitest";
import { firstClause, firstPart, firstSentence } from "./sentences.ts";

it("splits a text after its first sentence, wherever its lines break", () => {
  expect(firstSentence("It costs $3.50 an hour. Nobody\nminds.")).toEqual([
    "It costs $3.50 an hour.",
    "Nobody\nminds.",
  ]);
  expect(firstSentence("One sentence")).toEqual(["One sentence", ""]);
});

test.for([
  "Led by Dr. Weber in Bremen.",
  "Wir bauen z. B. Apps und d. h. Websites.",
  "J. R. Hartley wrote it.",
  "Prof.\nDr. Amina Raza prüft Nr. 5 Süd.",
  "A day (approx. 8 hours) is enough.",
])("no sentence ends within %j", (sentence) => {
  expect(firstSentence(`${sentence} Then it ends.`)).toEqual([sentence, "Then it ends."]);
});

test.for(["We write Go.", "It is built in Rust.", "یہ کام ہے۔", "Is it done?", "它很小。"])(
  "%j is a whole sentence",
  (sentence) => expect(firstSentence(`${sentence} Then more.`)[0]).toBe(sentence),
);

test.for([
  ["A shop: orders, stock and bills. It runs.", "A shop."],
  ["Led by Dr. Weber: it works.", "Led by Dr. Weber."],
  ["A shop without a period", "A shop without a period."],
  ["یہ کام ہے۔ دوسرا۔", "یہ کام ہے۔"],
] as const)("the first clause of %j is %j", ([text, clause]) =>
  expect(firstClause(text)).toBe(clause),
);

it("splits a text after what it says first, and loses nothing", () => {
  expect(firstPart("A shop: orders and bills. It runs.")).toEqual([
    "A shop",
    ": orders and bills. It runs.",
  ]);
  expect(firstPart("A shop. It runs.")).toEqual(["A shop.", " It runs."]);
  expect(firstPart("A shop")).toEqual(["A shop", ""]);
});
