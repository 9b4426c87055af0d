import type { APIRoute } from "astro";
import { company } from "#src/entries/company.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";

// RFC 9116 (2.5.5) recommends less than a year.
const validDays = 360;

/** How to report vulnerabilities (RFC 9116). */
export const GET: APIRoute = () => {
  const expires = new Date(Date.now() + validDays * 86_400_000);
  const languages = company.contactLanguages ?? [company.language];
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`);
};
