import type { Functions } from "../content/worker.ts";

/** The editor's server does not answer. */
class NotRunning extends Error {}
/** The server could not do it; the terminal says why. */
class Failed extends Error {}

type Result<Name extends keyof Functions> = Awaited<ReturnType<Functions[Name]>>;

/** While the server starts again, a request waits. */
const attempts = 4;
const pauseMs = 700;

/** Calls a function of the server (content/worker.ts). */
export async function call<Name extends keyof Functions>(
  name: Name,
  ...args: Parameters<Functions[Name]>
): Promise<Result<Name>> {
  const headers = { "content-type": "application/json" };
  return (await post(`/edit/api/${name}`, JSON.stringify(args), headers)) as Result<Name>;
}

/** Sends a picture file for a form that is not saved yet. */
export async function sendPicture(file: File): Promise<Result<"addPicture">> {
  const name = encodeURIComponent(file.name);
  return (await post(`/edit/api/addPicture?name=${name}`, file)) as Result<"addPicture">;
}

/** Sends something to the editor's server. @throws what `reasonOf` puts into a sentence */
export async function post(
  url: string,
  body: BodyInit,
  headers = {},
  left = attempts,
): Promise<unknown> {
  const response = await fetch(url, { method: "POST", body, headers }).catch(() => undefined);
  if (response?.status === 401) location.assign("/edit/sign-in");
  if (response?.ok) return response.json();
  if (response) throw new Failed();
  if (left <= 1) throw new NotRunning();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return post(url, body, headers, left - 1);
}

/** Why something did not work, in a sentence. */
export const reasonOf = (error: unknown) =>
  error instanceof NotRunning
    ? "The editor is not running. Start it again (npm run edit), then save. Your text is kept."
    : "That did not work, and nothing was changed. Your text is kept; please try again.";
