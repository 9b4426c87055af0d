import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("beyond this computer it needs a password that is not short", () => {
  expect(readSettings({})).toMatchObject({ host: "127.0.0.1", port: 3000 });
  expect(() => readSettings({ EDIT_HOST: "0.0.0.0" })).toThrow(/EDIT_PASSWORD/);
  expect(() => readSettings({ EDIT_HOST: "0.0.0.0", EDIT_PASSWORD: "short" })).toThrow(/12/);
  const open = { EDIT_HOST: "0.0.0.0", EDIT_PASSWORD: "a password of ours" };
  expect(readSettings(open)).toMatchObject({ host: "0.0.0.0", password: open.EDIT_PASSWORD });
});

test("behind a proxy it needs a password, too, and one way to sign in", () => {
  const url = { EDIT_URL: "https://edit.example.com" };
  expect(() => readSettings(url)).toThrow(/EDIT_PASSWORD or EDIT_PEOPLE/);
  expect(readSettings({ ...url, EDIT_PEOPLE: "people.json" })).toMatchObject({
    publicUrl: new URL(url.EDIT_URL),
    people: "people.json",
  });
  const both = { EDIT_PEOPLE: "people.json", EDIT_PASSWORD: "a password of ours" };
  expect(() => readSettings(both)).toThrow(/not both/);
  expect(() => readSettings({ EDIT_URL: "edit.example.com" })).toThrow(/EDIT_URL/);
  expect(() => readSettings({ SITE_URL: "localhost:3000" })).toThrow(/SITE_URL/);
});
