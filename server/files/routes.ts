import type { Context } from "hono";
import { cleanFileName } from "#server/file-name.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Resume } from "#server/inbox/submission.ts";
import { noStore } from "#server/forms/middleware.ts";
import type { Route } from "#server/route.ts";
import type { Clock } from "#server/time.ts";
import { endOfLink, filesPath } from "./links.ts";

export type FileDeps = { inbox: Pick<Inbox, "withStore">; clock: Clock };

/** Up to version 1.2 a link had the submission's number, its last day and a signature. */
const earlierLink = /^(\d{1,15})-\d{1,6}-[\w-]{24}$/;

const ended = (number = "N") =>
  `This link is not complete, or it has ended. The person who runs the site can still get the file with: npm run inbox -- resume ${number}\n${number === "N" ? "N is the reference at the end of the mail.\n" : ""}`;

/** Résumés that could not be mailed, for anyone who has the link from the mail. There is no list. */
export function fileRoute({ inbox, clock }: FileDeps): Route {
  async function answer(c: Context): Promise<Response> {
    const headers = { ...noStore, "X-Robots-Tag": "noindex" };
    const link = c.req.param("link") ?? "";
    const [, earlier] = earlierLink.exec(link) ?? [];
    let resume: Resume | undefined;
    try {
      const number =
        /^[\w-]{24}$/.test(link) &&
        (await inbox.withStore((store) =>
          store.linkedFile(link, clock.now(), endOfLink(clock.now())),
        ));
      if (!number) return c.text(ended(earlier), 404, headers);
      resume = await inbox.withStore((store) => store.resume(number));
    } catch {
      // Why is logged elsewhere, once.
      const away = "The file cannot be read now. Please try again in a minute.";
      return c.text(away, 503, { ...headers, "Retry-After": "60" });
    }
    if (!resume) return c.text(ended(), 404, headers);
    const name = encodeURIComponent(cleanFileName(resume.name));
    return c.body(Buffer.from(resume.bytes), 200, {
      ...headers,
      "Content-Type": resume.mediaType,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
    });
  }
  return { path: `${filesPath}:link`, access: "link", answer };
}
