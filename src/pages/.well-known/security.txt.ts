import type { APIRoute } from "astro";
import { company } from "#src/content/company.ts";

// RFC 9116 (2.5.5) recommends less than a year.
const validDays = 360;

/** How to report vulnerabilities (RFC 9116). */
export const GET: APIRoute = () => {
  const expires = new Date(Date.now() + validDays * 86_400_000);
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: en, ur",
    `Canonical: ${new URL("/.well-known/security.txt", company.origin).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`);
};
