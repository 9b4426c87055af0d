import { expect, it } from "vitest";
import { zoneName } from "./zone-name.ts";

/* In German: the test company's language. */
it.each([
  ["Europe/Berlin", "Mitteleuropäische Zeit"],
  ["Europe/London", "Vereinigtes Königreich (Ortszeit)"],
  ["Asia/Tokyo", "Japanische Normalzeit"],
])("%s is called %s", (timeZone, name) => expect(zoneName(timeZone)).toBe(name));
