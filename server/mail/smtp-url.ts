/** Says what is wrong with an SMTP_URL, as the end of a sentence, or nothing. */
export function checkSmtpUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return "must look like smtp://user:password@mail.example.com:587";
  const { protocol, hostname } = new URL(value);
  if (!["smtp:", "smtps:"].includes(protocol)) return "must begin with smtp:// or smtps://";
  return hostname === "" ? "names no mail server" : undefined;
}
