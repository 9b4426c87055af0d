import { expect, test } from "vitest";
import { isOwn } from "./guard.ts";

const host = "localhost:3000";
const local = {
  host: "localhost",
  port: 3000,
  password: undefined,
  publicUrl: undefined,
};
const own = { origin: `http://${host}`, "sec-fetch-site": "same-origin" };
const otherPort = { origin: "http://localhost:4000", "sec-fetch-site": "same-site" };

test.each([
  ["POST", own, true],
  ["POST", { origin: own.origin }, true],
  ["POST", otherPort, false],
  ["POST", { ...otherPort, "sec-fetch-dest": "document" }, false],
  ["POST", { origin: "null" }, false],
  ["POST", {}, false],
  ["DELETE", otherPort, false],
  ["POST", { ...own, host: "rebound.example:3000", origin: "http://rebound.example:3000" }, false],
  ["GET", { host: "rebound.example:3000" }, false],
  ["GET", { host: "127.0.0.1:3000" }, true],
  ["GET", { "sec-fetch-site": "same-origin" }, true],
  ["GET", { "sec-fetch-site": "none", "sec-fetch-dest": "document" }, true],
  ["GET", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }, true],
  ["GET", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" }, false],
  ["GET", otherPort, false],
  ["GET", {}, true],
])("%s with %j belongs to the editor: %s", (method, headers, expected) => {
  expect(isOwn({ method, headers: { host, ...headers } }, local)).toBe(expected);
});

test("with a password it may have any name, but answers only its own pages", () => {
  const open = { ...local, host: "0.0.0.0", password: "a long password" };
  const post = (name: string, origin: string) =>
    isOwn({ method: "POST", headers: { host: name, origin } }, open);
  expect(post("edit.example", "https://edit.example")).toBe(true);
  expect(post("edit.example", "https://other.example")).toBe(false);
});

test("behind a proxy it has the name of EDIT_URL and no other", () => {
  const proxied = { ...local, publicUrl: new URL("https://edit.example") };
  const visit = (name: string) => isOwn({ method: "GET", headers: { host: name } }, proxied);
  expect(["edit.example", host, "rebound.example"].map(visit)).toEqual([true, false, false]);
  const post = (origin: string) =>
    isOwn({ method: "POST", headers: { host: "edit.example", origin } }, proxied);
  expect(post("https://edit.example")).toBe(true);
  expect(post("https://www.example")).toBe(false);
});
