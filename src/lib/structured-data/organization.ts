import { company } from "#src/content/company.ts";

/** One thing of a page's graph, in the words of schema.org. */
export type Node = { "@type": string; "@id"?: string; [property: string]: unknown };

/** The address as search engines have to see it: with the site's own origin. */
export const absolute = (path: string): string => new URL(path, company.origin).href;

/** Points to a node of the same graph. */
export const reference = (id: string) => ({ "@id": id });

export const organizationId = absolute("/#organization");
export const siteId = absolute("/#website");

type Address = Record<"street" | "city" | "postalCode" | "country", string> & { region?: string };

export const postalAddress = ({ street, city, region, postalCode, country }: Address): Node => ({
  "@type": "PostalAddress",
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

/** The company, by what its own pages say of it; on every page. */
export const organization: Node = {
  "@type": "Organization",
  "@id": organizationId,
  name: company.name,
  url: absolute("/"),
  logo: absolute("/favicon.svg"),
  email: company.email,
  telephone: company.phone.dialed,
  foundingDate: String(company.founded),
  address: postalAddress(company.address),
};

export const website: Node = {
  "@type": "WebSite",
  "@id": siteId,
  url: absolute("/"),
  name: company.name,
  inLanguage: "en-US",
  publisher: reference(organizationId),
};
