import type { APIRoute } from "astro";
import { company } from "#src/content/company.ts";

// Less than the year RFC 9116 (2.5.5) recommends at most, by enough for a late rebuild.
const validDays = 360;

/** Where to report a weakness of the site (RFC 9116); it expires within a year of the build. */
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
