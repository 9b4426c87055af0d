import { ask, type Headers } from "../../server/testing/ask.ts";
import { dataDir } from "./editing.ts";

/**
 * Asks the development server for what it must neither hand out nor take in.
 * @returns the status of each answer
 */
export async function askForTooMuch(editor: string): Promise<Record<string, number>> {
  const { host, port } = new URL(editor);
  const send = async (path: string, headers: Headers, body?: object) => {
    const url = `http://127.0.0.1:${port}${path}`;
    const bytes = Buffer.from(JSON.stringify(body) ?? "");
    const method = body ? "POST" : "GET";
    return (await ask(url, { host, ...headers }, method, bytes)).status;
  };
  const post = (origin: string, file: string) => {
    const headers = { origin, "no-cors": "1", "content-type": "application/json" };
    const additions = [{ path: `tests/brand-edited/content/${file}`, contents: "" }];
    return send("/api/keystatic/update", headers, { additions, deletions: [] });
  };
  return {
    "a page on another port writes": await post("http://localhost:1", "company/new.png"),
    "the editor writes a program": await post(editor, "company-new.ts"),
    "a page on another port reads": await send("/api/keystatic/tree", {
      "no-cors": "1",
      "sec-fetch-site": "same-site",
    }),
    "the messages": await send(`/${dataDir}/messages.sqlite`, {}),
    "the latest messages": await send(`/${dataDir}/messages.sqlite-wal?raw`, {}),
  };
}
