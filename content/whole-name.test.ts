import { expect, test } from "vitest";
import { wholeName } from "./whole-name.ts";

test.for([
  ["Bath", "Our office in Bath-Süd, Bath's and Baths", true],
  ["Bath", "A bathroom in Bathurst", false],
  ["東京", "東京支社で会いましょう", true],
  ["กรุงเทพ", "สำนักงานในกรุงเทพของเรา", true],
] as const)("%s is named by itself in “%s”: %s", ([name, text, isNamed]) => {
  expect(wholeName(name).test(text)).toBe(isNamed);
});
