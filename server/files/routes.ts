import { Hono } from "hono";
import { cleanFileName } from "../file-name.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { noStore } from "../provider/middleware.ts";
import type { Clock } from "../time.ts";
import { filesPath, linkedEntry } from "./links.ts";

export type FileDeps = { inbox: Pick<Inbox, "withStore">; clock: Clock };

const ended =
  "This link is not complete, or it has ended. The person who runs the site can still get the file with: npm run inbox resume";

/** Résumés that could not be mailed, for who has the link from the mail. There is no list. */
export function fileRoutes({ inbox, clock }: FileDeps): Hono {
  const routes = new Hono();
  routes.get(`${filesPath}:link`, async (c) => {
    const resume = await inbox.withStore(async (store) => {
      const secret = await store.note("secret");
      const number = secret && linkedEntry(secret, c.req.path, clock.now());
      return number === undefined || number === "" ? undefined : store.resume(number);
    });
    const headers = { ...noStore, "X-Robots-Tag": "noindex" };
    if (!resume) return c.text(ended, 404, headers);
    const name = encodeURIComponent(cleanFileName(resume.name));
    return c.body(Buffer.from(resume.bytes), 200, {
      ...headers,
      "Content-Type": resume.mediaType,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
    });
  });
  return routes;
}
