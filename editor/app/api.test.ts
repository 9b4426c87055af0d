import { expect, test, vi } from "vitest";

test("whoever's session has ended is led back to where they were, also by a picture", async () => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("location", { hash: "#/people/ada", assign });
  vi.stubGlobal("fetch", async () => new Response("", { status: 401 }));
  class Request extends EventTarget {
    readonly status = 401;
    readonly upload = new EventTarget();
    open = () => {};
    send = () => this.dispatchEvent(new Event("load"));
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  const { call, sendFile } = await import("./api.ts");
  await expect(call("overview")).rejects.toThrow();
  await expect(sendFile(new File([], "a.png"), "addPicture", () => {})).rejects.toThrow();
  const to = ["/edit/sign-in?ended=1&at=%23%2Fpeople%2Fada"];
  expect(assign.mock.calls).toEqual([to, to]);
});
