import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("beyond this computer it needs a password that is not short", () => {
  expect(readSettings({})).toMatchObject({ host: "localhost", port: 3000, previewPort: 3001 });
  expect(() => readSettings({ EDIT_HOST: "0.0.0.0" })).toThrow(/EDIT_PASSWORD/);
  expect(() => readSettings({ EDIT_HOST: "0.0.0.0", EDIT_PASSWORD: "short" })).toThrow(/12/);
  const open = { EDIT_HOST: "0.0.0.0", EDIT_PASSWORD: "a password of ours" };
  expect(readSettings(open)).toMatchObject({ host: "0.0.0.0", password: open.EDIT_PASSWORD });
});
