import { weakness } from "./people.ts";

/** Settings of the editor, from the environment. */
export type Settings = {
  host: string;
  port: number;
  /** Without it Astro's development server answers nobody. */
  previewKey: string;
  password: string | undefined;
  /** Where browsers reach it, if that is not where it listens: at a proxy. */
  publicUrl: URL | undefined;
  /** File with the names of those who may edit and the hashes of their passwords. */
  people: string | undefined;
  /** Where builds are put; the site's server serves the one that the link `live` leads to. */
  buildsDir: string;
  /** Of the site's server, as the editor reaches it: it says what it serves. */
  siteUrl: string | undefined;
  /** For a static host: brings the build in SITE_DIR there. */
  publishCommand: string | undefined;
  /** Whether each publish is pushed to where the branch comes from. */
  isPushed: boolean;
};

const loopback = ["localhost", "127.0.0.1", "::1"];

/** @throws with a sentence about what to change */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // As proxies ask for it: on some machines `localhost` is ::1 alone.
  const host = env["EDIT_HOST"]?.trim() || "127.0.0.1";
  const port = Number(env["PORT"] ?? 3000);
  const password = env["EDIT_PASSWORD"] || undefined;
  const people = env["EDIT_PEOPLE"]?.trim() || undefined;
  if (password === undefined && people === undefined && !loopback.includes(host))
    throw new Error(
      `Other computers can reach the editor at EDIT_HOST=${host}. Set EDIT_PASSWORD or EDIT_PEOPLE, too: whoever knows a password can change the site.`,
    );
  if (password !== undefined && people !== undefined)
    throw new Error("Set EDIT_PASSWORD or EDIT_PEOPLE, not both.");
  const problem = password && weakness(password);
  if (problem) throw new Error(`EDIT_PASSWORD: ${problem}`);
  const siteUrl = env["SITE_URL"]?.trim() || undefined;
  if (siteUrl !== undefined && !/^https?:$/.test(URL.parse(siteUrl)?.protocol ?? ""))
    throw new Error(
      `SITE_URL has to be the address at which the editor reaches the site's server, such as http://127.0.0.1:3000, not "${siteUrl}".`,
    );
  const editUrl = env["EDIT_URL"]?.trim() || undefined;
  const publicUrl = URL.parse(editUrl ?? "") ?? undefined;
  if (editUrl !== undefined && !publicUrl?.host)
    throw new Error(
      `EDIT_URL has to be the address at which people open the editor, such as https://edit.example.com, not "${editUrl}".`,
    );
  if (publicUrl !== undefined && password === undefined && people === undefined)
    throw new Error(
      `Other computers can reach the editor at EDIT_URL=${editUrl}. Set EDIT_PASSWORD or EDIT_PEOPLE, too: whoever knows a password can change the site.`,
    );
  const push = env["PUBLISH_PUSH"]?.trim() || "0";
  if (push !== "0" && push !== "1")
    throw new Error(
      `PUBLISH_PUSH has to be 1 to push each publish to where the branch comes from, not "${push}".`,
    );
  return {
    host,
    publicUrl,
    port,
    previewKey: env["PREVIEW_KEY"] ?? "",
    password,
    people,
    buildsDir: env["BUILDS_DIR"]?.trim() || "dist/builds",
    siteUrl,
    publishCommand: env["PUBLISH_COMMAND"]?.trim() || undefined,
    isPushed: push === "1",
  };
}

/** Whether only this computer reaches the editor. */
export const isLocal = ({ host }: Pick<Settings, "host">) => loopback.includes(host);
