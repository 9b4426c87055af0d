import { z } from "astro/zod";
import { object, text } from "./fields.ts";

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const country = text.refine(
  (code) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined,
  "has to be a country's two capital letters (ISO 3166), such as PK",
);

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
