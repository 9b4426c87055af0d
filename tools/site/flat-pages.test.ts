import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { flattenPages, markClosed, removePage } from "./flat-pages.ts";

describe("flattenPages", () => {
  it("makes files of folders, keeps the home page and what else a folder holds", async () => {
    const folder = folderOf({
      "index.html": "home",
      "about/index.html": "about",
      "portfolio/index.html": "portfolio",
      "portfolio/takenote/index.html": "takenote",
      "portfolio/404/index.html": "none",
    });
    await flattenPages(folder);
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    expect(
      ["index", "about", "portfolio", "portfolio/takenote", "portfolio/404"].map((name) =>
        read(`${name}.html`),
      ),
    ).toEqual(["home", "about", "portfolio", "takenote", "none"]);
    expect(existsSync(join(folder, "about"))).toBe(false);
    expect(existsSync(join(folder, "portfolio/index.html"))).toBe(false);
  });
});

describe("markClosed", () => {
  it("leaves the folder's own word at each address", async () => {
    const folder = folderOf({ "careers/404.html": "closed" });
    await markClosed(folder, ["/careers/tea-taster"]);
    expect(readFileSync(join(folder, "careers/tea-taster/410.html"), "utf8")).toBe("closed");
  });
});

describe("removePage", () => {
  it("takes the page, and minds no page that is not there", async () => {
    const folder = folderOf({
      "contact/retry.html": "",
      "contact/sent.html": "",
    });
    await removePage(folder, "/contact/retry");
    await removePage(folder, "/contact/retry");
    expect(existsSync(join(folder, "contact/retry.html"))).toBe(false);
    expect(existsSync(join(folder, "contact/sent.html"))).toBe(true);
  });
});
