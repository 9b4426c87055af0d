import { spawn } from "node:child_process";
import { loadSite } from "#server/site/load.ts";

/* The last step: visitors get the new pages. */

/** In ms. The server looks at the link once a second. */
const takenWithin = 30_000;
const pauseMs = 200;
const commandWithin = 15 * 60_000;

/** Whether a folder holds a whole site. @returns why not */
export const faultOf = (folder: string): Promise<string | undefined> =>
  loadSite(folder).then(
    () => undefined,
    (error: Error) => error.message,
  );

/** Waits until the site's server says that it serves a build. @param url of the site, as the editor reaches it */
export async function isServed(url: string, id: string): Promise<boolean> {
  const until = Date.now() + takenWithin;
  while (Date.now() < until) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(new URL("/readyz", url), { signal })
      .then((it) => it.json() as Promise<{ build?: string }>)
      .catch(() => undefined);
    if (answer?.build === id) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}

/**
 * Runs the owner's command, with the built site as SITE_DIR.
 * @returns the last of what it said, if it failed
 */
export async function runCommand(command: string, site: string): Promise<string | undefined> {
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, SITE_DIR: site },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: commandWithin,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said = (said + text.toString()).slice(-2_000)));
  const code = await new Promise<number | null>((done) => {
    child.on("error", () => done(1));
    child.on("close", done);
  });
  return code === 0 ? undefined : said.trim() || "It said nothing.";
}
