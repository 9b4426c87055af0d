import { expect, it } from "vitest";
import { brandFolder } from "#content/brand-folder.ts";
import { shareCards } from "./cards.ts";

const cards = new Map(shareCards().map((card) => [card.name, card]));

it.each([
  ["services", "view", "content/services/apps/picture.png"],
  ["tech-gestaltung", "view", "content/technologies/gestaltung/picture.png"],
  ["tech-react", "scene", "assets/share/technologies-react.webp"],
  ["portfolio-hafenbuch", "screen", "content/projects/hafenbuch/picture.png"],
  ["portfolio-nachtkurier", "screen", "assets/projects/nachtkurier-800.webp"],
  ["tech-kotlin", "alone"],
])("the card of %s shows the picture of its page", (name, ...art) => {
  const [composition, ...files] = art;
  expect(cards.get(name)?.art).toEqual([
    composition,
    ...files.map((file) => `/${brandFolder}/${file}`),
  ]);
});
