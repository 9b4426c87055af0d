import { company } from "#src/content/company.ts";
import { absolute, type Node, reference } from "./node.ts";

export const organizationId = absolute("/#organization");
export const siteId = absolute("/#website");

/** The company, by what its own pages say of it; on every page. */
export function organization(): Node {
  const { street, city, postalCode, country } = company.address;
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: company.name,
    url: absolute("/"),
    logo: absolute("/favicon.svg"),
    email: company.email,
    telephone: company.phone.dialed,
    foundingDate: String(company.founded),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: country,
    },
  };
}

export const website = (): Node => ({
  "@type": "WebSite",
  "@id": siteId,
  url: absolute("/"),
  name: company.name,
  inLanguage: "en-US",
  publisher: reference(organizationId),
});
