import { z } from "astro/zod";
import { object, text } from "./fields.ts";
import { timeZone } from "./time-zone.ts";

/** ISO 3166-1 leaves these codes to users, or gives them to unions of countries. */
const noCountry = /^(?:AA|E[UZ]|Q[M-Z]|UN|X[A-Z]|ZZ)$/;
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** `Intl.Locale` replaces codes that are none but widely used, such as UK. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  !noCountry.test(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

const country = text
  .refine(isCountry, "has to be a country's two letters (ISO 3166), such as PK")
  .meta({ description: "Two letters, such as PK; pages show the country's name." });

const email = z.email("has to be an e-mail address");

export const company = object({
  name: text,
  origin: text
    .regex(/^https:\/\/[^/]+$/, "has to be https:// and a domain, without / at the end")
    .describe("The site's address, without / at the end."),
  email,
  recruitingEmail: email,
  phone: object({ shown: text, dialed: text.regex(/^\+\d+$/, "has to be + and digits only") }),
  address: object({ street: text, city: text, postalCode: text, country }),
  founded: z.int("has to be a year"),
  timeZone: timeZone.meta({
    description: "Mails to the office state times in it, such as Asia/Karachi.",
  }),
  /** Besides the main studio. */
  offices: z.array(
    object({
      city: text,
      street: text,
      region: text,
      postalCode: text,
      country,
    }),
  ),
});
