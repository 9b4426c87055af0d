import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { cleanFileName } from "#server/file-name.ts";
import { whenAnswered } from "#server/http/when-answered.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import { noStore } from "#server/forms/middleware.ts";
import type { Clock } from "#server/time.ts";
import { filesPath, linkedSubmission } from "./links.ts";

export type FileDeps = { inbox: Pick<Inbox, "withStore">; clock: Clock };

// 5 MB each, which slow readers hold until they have read them.
const maxAnswers = 4;

const ended =
  "This link is not complete, or it has ended. The person who runs the site can still get the file with: npm run inbox resume";

/** Résumés that could not be mailed, for who has the link from the mail. There is no list. */
export function fileRoutes({ inbox, clock }: FileDeps): Hono {
  const routes = new Hono();
  let answers = 0;
  routes.get(`${filesPath}:link`, async (c) => {
    const headers = { ...noStore, "X-Robots-Tag": "noindex" };
    const number = await inbox.withStore(async (store) => {
      const secret = await store.note("secret");
      return secret && linkedSubmission(secret, c.req.path, clock.now());
    });
    if (!number) return c.text(ended, 404, headers);
    if (answers >= maxAnswers)
      return c.text("Others are reading files. Please try again in a minute.", 503, {
        ...headers,
        "Retry-After": "60",
      });
    const resume = await inbox.withStore((store) => store.resume(number));
    if (!resume) return c.text(ended, 404, headers);
    const { incoming, outgoing } = c.env as HttpBindings;
    answers += 1;
    whenAnswered(incoming, outgoing, () => (answers -= 1));
    const name = encodeURIComponent(cleanFileName(resume.name));
    return c.body(Buffer.from(resume.bytes), 200, {
      ...headers,
      "Content-Type": resume.mediaType,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
    });
  });
  return routes;
}
