import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** A request as it is, which `fetch` would change: its path, its encodings, its compressed answer. */
export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { port, host: "127.0.0.1", path, headers, method, agent: false };
  request(options).once("response", resolve).once("error", reject).end();
  const answer = await promise;
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}
