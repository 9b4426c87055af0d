import { expect, it, onTestFinished, vi } from "vitest";

it("shows a form that nobody has saved, also as the first entry of its kind", async () => {
  onTestFinished(() => {
    vi.doUnmock("./unsaved.ts");
    vi.resetModules();
  });
  const unsaved = { collection: "jobs", id: "first", data: { order: 1 }, filePath: "jobs/first/x" };
  vi.resetModules();
  vi.doMock("./unsaved.ts", () => ({ unsaved }));
  const { inOrder } = await import("./collection.ts");
  expect(inOrder([], "jobs")).toEqual([{ slug: "first", order: 1 }]);
  expect(inOrder([], "apps")).toEqual([]);
});
