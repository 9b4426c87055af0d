const protocols = ["smtp:", "smtps:"];

/** Says what is wrong with an SMTP_URL, as the end of a sentence, or nothing. */
export function checkSmtpUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return "must look like smtp://user:password@mail.example.com:587";
  const url = new URL(value);
  if (!protocols.includes(url.protocol)) return "must begin with smtp:// or smtps://";
  if (url.hostname === "") return "names no mail server";
  return undefined;
}

/**
 * `smtps://` speaks TLS from the first byte. `smtp://` insists on STARTTLS, because nodemailer
 * alone would fall back to plain text for anyone who strips the offer from the answer.
 * `?requireTLS=false` is for a mail server on the same machine.
 * Source: https://nodemailer.com/smtp (requireTLS, connection URL options)
 */
export function withRequiredTls(value: string): string {
  const url = new URL(value);
  if (url.protocol === "smtp:" && !url.searchParams.has("requireTLS")) {
    url.searchParams.set("requireTLS", "true");
  }
  return url.href;
}
