import type { Attachment } from "nodemailer/lib/mailer";
import type { Resume } from "../inbox/entry.ts";
import { fileName } from "../inbox/file-name.ts";

// RFC 6838, 4.2: names of media types; nothing else may get into the header.
const mediaType = /^[a-z0-9][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*$/;

/** A résumé as part of a mail. */
export function attachment({ name, mediaType: type, bytes }: Resume): Attachment {
  return {
    filename: fileName(name),
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    contentType: mediaType.test(type) ? type : "application/octet-stream",
    contentDisposition: "attachment",
  };
}
