import { z } from "astro/zod";
import { dialedAs } from "#content/dialed.ts";
import { outsideAddress, webAddress } from "./address.ts";
import { object, profile, text, yearFrom } from "./fields.ts";
import { timeZone } from "./time-zone.ts";
import { one } from "./kind.ts";

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
  .refine(isCountry, "has to be a country's two letters, such as PK")
  .meta({ description: "Two letters, such as PK; pages show the country's name." });

const isLanguage = (tag: string) =>
  /^[a-z]{2,3}(?:-|$)/.test(tag) && Intl.DisplayNames.supportedLocalesOf(tag).length > 0;

/** Of the texts on all pages, and of dates and figures. */
const language = text
  .refine(
    (tag) => safely(() => isLanguage(tag)),
    "has to be the letters of a language, such as en or ur",
  )
  .meta({
    description:
      "Such as fi, en-GB or pt-PT (pt alone is Brazilian). Buttons, errors, dates and figures follow it.",
  });

/** `Intl` throws where a tag is not well-formed. */
function safely(isRight: () => boolean): boolean {
  try {
    return isRight();
  } catch {
    return false;
  }
}

const email = z.email("has to be an e-mail address");

/** It is dialed as it is shown, if it can be. */
const phone = object({
  shown: text,
  dialed: text
    .regex(/^\+\d+$/, "has to be + and digits only")
    .optional()
    .describe("Only for a number that has letters in it, or no country code."),
})
  .refine(({ shown, dialed }) => (dialed ?? dialedAs(shown)) !== undefined, {
    path: ["shown"],
    error:
      "needs its country code, such as +49 421 12345, or the number that is dialed in the next field",
  })
  .refine(({ shown, dialed }) => dialed === undefined || (dialedAs(shown) ?? dialed) === dialed, {
    path: ["dialed"],
    error: "is another number than the one that is shown: leave it empty",
  });

export const company = object({
  name: text,
  language,
  contactLanguages: z
    .array(language.meta({ description: "" }))
    .optional()
    .meta({
      title: "Languages for security reports",
      description:
        "In which somebody can tell you of a security problem, such as en or ur. Without any, it is the language of the site.",
    }),
  origin: text
    .regex(/^https:\/\/[^/]+$/, "has to be https:// and a domain, without / at the end")
    .describe("The site's address, without / at the end."),
  email,
  recruitingEmail: email,
  phone,
  address: object({ street: text, city: text, postalCode: text, country }),
  profiles: z.array(profile).optional().meta({
    title: "Pages elsewhere",
    description:
      "Such as LinkedIn. The footer and Contact link to them, and search engines are told.",
  }),
  booking: object({
    label: text.meta({ description: "Such as “Book a call”." }),
    to: webAddress.meta({ title: "Address", description: "With https:// at the front." }),
  })
    .optional()
    .meta({
      title: "Booking page",
      description: "Where somebody can choose a time for a conversation. Contact links to it.",
    }),
  channels: z
    .array(
      object({
        name: text.meta({ description: "Such as WhatsApp." }),
        shown: text.meta({ description: "What the link says, such as the number." }),
        to: outsideAddress.meta({
          title: "Address",
          description: "Such as https://wa.me/ and the number without + and spaces.",
        }),
      }),
    )
    .optional()
    .meta({
      title: "Further ways to reach you",
      description: "Such as WhatsApp. Contact shows them below the address.",
    }),
  founded: yearFrom(1000),
  timeZone: timeZone.meta({
    description:
      "Mails to the office state times in it, such as Asia/Karachi; last days of openings at the main studio end in it.",
  }),
  /** Besides the main studio. */
  offices: z.array(
    object({
      city: text,
      street: text,
      region: text.optional().meta({ description: "Where addresses name one." }),
      postalCode: text,
      country,
      timeZone: timeZone.optional().meta({
        description:
          "Last days of openings there end in it, such as Europe/Berlin; without one, when the day is over everywhere.",
      }),
    }),
  ),
});

export type Company = z.infer<typeof company>;

export const kinds = {
  company: one("company", company, {
    group: "The whole site",
    label: "Company and addresses",
    page: () => "/contact",
    isOnEach: true,
    names: ["name", "address", "offices", "phone", "email", "recruitingEmail"],
  }),
};
