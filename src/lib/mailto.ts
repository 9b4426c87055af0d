/**
 * A link that opens the visitor's mail program with a letter already begun.
 * Line breaks become CRLF and spaces %20, as RFC 6068 asks; a `+` would stay a plus sign.
 */
export function mailto(to: string, { subject, body }: { subject: string; body?: string }): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body !== undefined)
    parts.push(`body=${encodeURIComponent(body.replaceAll(/\r\n?|\n/g, "\r\n"))}`);
  return `mailto:${to}?${parts.join("&")}`;
}
