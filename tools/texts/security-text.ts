// Less than the year RFC 9116 (2.5.5) recommends at most, by enough for a late rebuild.
const validDays = 360;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site.
 * @param now the time of the build; the text expires within a year of it
 */
export function securityText(email: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: en, ur",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ].join("\n");
}
