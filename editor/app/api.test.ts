import { expect, test, vi } from "vitest";

test("whoever's session has ended is led back to where they were, also by a picture", async () => {
  const assign = vi.fn<(to: string) => void>();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { hash: "#/people/ada", assign });
  vi.stubGlobal("fetch", async () => new Response("", { status: 401 }));
  class Request extends EventTarget {
    readonly status = 401;
    readonly upload = new EventTarget();
    open = () => {};
    send = () => this.dispatchEvent(new Event("load"));
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  const { call, sendFile, write } = await import("./api.ts");
  await expect(call("overview")).rejects.toThrow();
  await expect(sendFile(new File([], "a.png"), "addPicture", () => {})).rejects.toThrow();
  const leave = new Event("beforeunload", { cancelable: true });
  assign.mockImplementationOnce(() => void page.dispatchEvent(leave));
  await expect(write("addWord", "samovar")).rejects.toThrow();
  expect(leave.defaultPrevented, "asks whether to leave").toBe(false);
  const to = ["/edit/sign-in?ended=1#/people/ada"];
  expect(assign.mock.calls).toEqual([to, to, to]);
});
