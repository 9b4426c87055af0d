/** A mailto URL with line breaks as CRLF and spaces as %20, as RFC 6068 requires (URLSearchParams writes `+`). */
export function mailto(to: string, { subject, body }: { subject: string; body?: string }): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body !== undefined)
    parts.push(`body=${encodeURIComponent(body.replaceAll(/\r\n?|\n/g, "\r\n"))}`);
  return `mailto:${to}?${parts.join("&")}`;
}
