// Proxies read an answer at once, and a visitor far away within this time. Each such connection counts for as long: that the
// other side has closed it is not noticed without reading.
const lingerMs = 500;

/**
 * The answer to a request whose body nobody reads to its end; Node would go on reading it, however long it is. Closing a
 * connection with unread bytes resets it, and the answer may be lost with it. So the answer has its length, which says that it
 * is complete, and its connection stays for a moment. Nothing more of the body is read meanwhile.
 */
export async function answerEarly(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set("Connection", "close");
  if (bytes.byteLength === 0) return new Response(null, { status: answer.status, headers });
  headers.set("Content-Length", String(bytes.byteLength));
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      const timer = setTimeout(() => controller.close(), lingerMs);
      end = () => clearTimeout(timer);
    },
    cancel: () => end(),
  });
  return new Response(body, { status: answer.status, headers });
}
