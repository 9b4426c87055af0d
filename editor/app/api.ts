import type { Functions } from "#editor/api.ts";

/** The editor's server does not answer. */
class NotRunning extends Error {}
/** The server could not do it; the terminal says why. */
class Failed extends Error {}

type Result<Name extends keyof Functions> = Awaited<ReturnType<Functions[Name]>>;

/** While the server starts again, a request waits. */
const attempts = 4;
const pauseMs = 700;

/** Asks a function of the server (content/worker.ts) for something. */
export async function call<Name extends keyof Functions>(
  name: Name,
  ...args: Parameters<Functions[Name]>
): Promise<Result<Name>> {
  return ask<Result<Name>>(`/edit/api/${name}`, args);
}

/** Calls that change something and have not been answered yet. */
const unanswered = new Set<object>();
// Whoever closes the page at once is asked first: the change might not arrive.
addEventListener("beforeunload", (event) => {
  if (unanswered.size > 0) event.preventDefault();
});

/** Calls a function that changes entries; the page says if it is left before the answer. */
export async function write<Name extends keyof Functions>(
  name: Name,
  ...args: Parameters<Functions[Name]>
): Promise<Result<Name>> {
  const own = {};
  unanswered.add(own);
  try {
    return await ask<Result<Name>>(`/edit/api/${name}`, args, { keepalive: true }); // it outlives its page
  } finally {
    unanswered.delete(own);
  }
}

/** In megabytes; editor/server/app.ts has the same. */
const largestFile = 60;

/**
 * Sends a picture, or another file, for a form that is not saved yet.
 * @param to the function that takes it @param onSent gets the share of it that has arrived, from 0 to 1
 * @throws what `reasonOf` puts into a sentence
 */
export async function sendFile(
  file: File,
  to: "addFile" | "addPicture",
  onSent: (share: number) => void,
): Promise<Result<"addPicture">> {
  const megabytes = Math.ceil(file.size / 1_000_000);
  if (megabytes > largestFile)
    return { problem: `The file has ${megabytes} MB: at most ${largestFile} can be read.` };
  // fetch does not say how much of a body has arrived.
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<Result<"addPicture">>();
  request.open("POST", `/edit/api/${to}?name=${encodeURIComponent(file.name)}`);
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) => onSent(loaded / total));
  request.addEventListener("error", () => reject(new NotRunning()));
  request.addEventListener("load", () => {
    if (request.status === 401) signIn();
    if (request.status === 200) resolve(request.response as Result<"addPicture">);
    else reject(new Failed());
  });
  request.send(file);
  return promise;
}

/** For somebody whose session has ended; afterwards they are where they were. */
function signIn() {
  unanswered.clear(); // refused, not on its way: there is nothing to wait for
  location.assign(`/edit/sign-in?ended=1${location.hash}`);
}

/** Asks the editor's server at an address. @throws what `reasonOf` puts into a sentence */
export async function ask<Answer>(
  url: string,
  body: unknown = {},
  { keepalive = false, left = attempts } = {},
): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body), keepalive };
  const response = await fetch(url, init).catch(() => undefined);
  if (response?.status === 401) signIn();
  if (response?.ok) return (await response.json()) as Answer;
  if (response) throw new Failed();
  if (left <= 1) throw new NotRunning();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  // Browsers keep 64 KiB alive at most.
  return ask(url, body, { left: left - 1 });
}

/** Why something did not work, in a sentence. */
export const reasonOf = (error: unknown) =>
  error instanceof NotRunning
    ? "The editor cannot be reached. Your text is kept. Whoever runs the site can start the editor again; then try again."
    : "That did not work, and nothing was changed. Your text is kept; please try again.";
