import { expect, test } from "vitest";
import { regionalLanguage, timeZonesOf, usualTimeZone } from "./choices.ts";

test.for([
  ["pt", "PT", "pt-PT"],
  ["en", "GB", "en-GB"],
  ["de", "AT", "de-AT"],
  ["fi", "FI", undefined],
  ["en", "US", undefined],
  ["en-GB", "PK", undefined],
] as const)("%s in %s is %s", ([language, country, tag]) =>
  expect(regionalLanguage(language, country)?.tag).toBe(tag),
);

test("the choice shows both ways of writing", () => {
  expect(regionalLanguage("en", "GB")?.choice).toBe(
    "en-GB (2 November 2026; 12,400.5; €29,500\u00a0–\u2060\u00a0€38,000) or en (November 2, 2026; 12,400.5; €29,500\u00a0–\u2060\u00a0€38,000)",
  );
});

/** In January. */
const offsetOf = (timeZone: string) =>
  new Date("2026-01-15T12:00Z")
    .toLocaleString("en", { timeZone, timeZoneName: "longOffset" })
    .replace(/.*GMT/, "");

test.for([
  ["PT", "Porto", "+00:00"],
  ["US", "Springfield", "-05:00"],
  ["ES", "Granada", "+01:00"],
  ["BR", "Campinas", "-03:00"],
  ["AU", "Geelong", "+11:00"],
] as const)("a company in %s, %s, has the time of most", ([country, city, offset]) => {
  expect(offsetOf(usualTimeZone(timeZonesOf(country), city))).toBe(offset);
});

test.for([
  ["US", "Los Angeles", "America/Los_Angeles"],
  ["BR", "São Paulo", "America/Sao_Paulo"],
] as const)("in %s, %s has its own time zone", ([country, city, zone]) => {
  expect(usualTimeZone(timeZonesOf(country), city)).toBe(zone);
});
