import { join } from "node:path";
import { startedProcess } from "#server/testing/process.ts";
import { publishingOf } from "./publishing.ts";
import { startEditor } from "./start-editor.ts";

export const password = "a password of ours";

type Options = {
  env?: Record<string, string>;
  /** A command to run the editor with. */
  before?: readonly string[];
  builds?: string;
};

/** The server of visitors, with builds of a copy of the brand. @param builds absolute */
export async function startSite(builds: string) {
  const site = await startedProcess({
    BUILDS_DIR: builds,
    // Behind a proxy one client may have all connections.
    TRUST_PROXY: "X-Forwarded-For",
    SITE_DIR: process.env["SITE_DIR"] ?? "dist/test-served",
  });
  const url = `http://127.0.0.1:${site.port}`;
  return {
    ...site,
    url,
    title: () => titleAt(url),
  };
}

/** Title of a site's page for addresses that lead nowhere, which `signInAt` can write. */
export async function titleAt(url: string): Promise<string | undefined> {
  const page = await fetch(`${url}/nothing-here`, { headers: { accept: "text/html" } });
  return /<title>(.*?)<\/title>/.exec(await page.text())?.[1];
}

/** The editor on a copy of the brand, with Amina signed in. */
export async function startSignedIn(copy: string, options: Options = {}) {
  const { env = {}, before = [], builds = join(copy, "dist/builds") } = options;
  const own = { EDIT_PASSWORD: password, BUILDS_DIR: builds, ...env };
  const editor = await startEditor(copy, own, before);
  return { ...editor, ...(await signInAt(editor.url)) };
}

/** What Amina can do in a running editor. */
export async function signInAt(url: string) {
  const signedIn = await fetch(`${url}/edit/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url },
    body: new URLSearchParams({ name: "Amina Raza", password }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const call = async (name: string, ...args: unknown[]) => {
    const headers = { origin: url, cookie };
    const body = JSON.stringify(args);
    const answer = await fetch(`${url}/edit/api/${name}`, { method: "POST", headers, body });
    return (await answer.json()) as { version: string; value: Record<string, unknown> };
  };
  return {
    ...publishingOf({ url }, cookie),
    call,
    read: async () => (await call("openEntry", notFound)).value,
    /** Saves another title of the page for addresses that lead nowhere. */
    async write(title: string) {
      const { version, value } = await call("openEntry", notFound);
      const saved = await call("save", notFound, version, { ...value, title });
      if (saved.version === undefined) throw new Error(JSON.stringify(saved));
    },
  };
}

const notFound = { kind: "notFound", slug: "" };
