import { company, dialed } from "#src/entries/company.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";

/** A schema.org node. */
export type Node = { "@type": string; "@id"?: string; [property: string]: unknown };

export const organizationId = absoluteUrl("/#organization");

type Address = Record<"street" | "city" | "postalCode" | "country", string> & {
  region?: string | undefined;
};

export const postalAddress = ({ street, city, region, postalCode, country }: Address): Node => ({
  "@type": "PostalAddress",
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

export const organization: Node = {
  "@type": "Organization",
  "@id": organizationId,
  name: company.name,
  url: absoluteUrl("/"),
};

/** Further properties of the organization, on Home. */
export const companyDetails = {
  logo: absoluteUrl("/favicon.svg"),
  email: company.email,
  telephone: dialed(),
  foundingDate: String(company.founded),
  address: postalAddress(company.address),
  ...(company.profiles?.length && { sameAs: company.profiles.map(({ to }) => to) }),
};

export const website: Node = {
  "@type": "WebSite",
  "@id": absoluteUrl("/#website"),
  url: absoluteUrl("/"),
  name: company.name,
  publisher: { "@id": organizationId },
};
