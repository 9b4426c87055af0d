import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { brokenLinks } from "./broken-links.ts";

const origin = "https://company.example";
const page = `
  <link rel="canonical" href="${origin}/about"><a href="#top">Top</a><a href="/">Home</a>
  <a href="/about/people#team">Team</a><a href="https://elsewhere.invalid/">Elsewhere</a>
  <a href="mailto:a@company.example">Write</a><img src="/a.png" srcset="/a.png 480w, /b.png 800w">`;
const site = {
  "index.html": `<p id="about">Home</p>`,
  "about.html": page,
  "about/people.html": `<h2 id="team">Team</h2>`,
  "404.html": page,
  "a.png": "png",
  "b.png": "png",
};

test("accepts a site without broken links", async () => {
  expect(await brokenLinks(folderOf(site), origin)).toEqual([]);
});

test.for([
  [`<a href="/nowhere">Nowhere</a>`, "/nowhere"],
  [`<a href="/about/people#nobody">Nobody</a>`, "/about/people#nobody"],
  [`<a href="#nothing">Nothing</a>`, "/deep/page.html#nothing"],
  [`<img src="/a.png" srcset="/a.png 480w, /c.png 800w">`, "/c.png"],
  [`<picture><source srcset="/c.avif 1x"><img src="/a.png"></picture>`, "/c.avif"],
  [`<link rel="stylesheet" href="/c.css">`, "/c.css"],
  [`<style>@font-face { src: url(/c.woff2) }</style>`, "/c.woff2"],
  [`<meta property="og:image" content="${origin}/share/c.jpg">`, "/share/c.jpg"],
])("reports %s and its page", async ([html = "", missing]) => {
  const folder = folderOf({ ...site, "deep/page.html": html });
  expect(await brokenLinks(folder, origin)).toEqual([
    { target: missing, page: "/deep/page.html", others: 0 },
  ]);
});

test("reports a link that is on several pages once", async () => {
  const menu = `<a href="/nowhere">Nowhere</a>`;
  const folder = folderOf({ "a.html": menu, "b.html": menu, "c.html": menu });
  expect(await brokenLinks(folder, origin)).toEqual([
    { target: "/nowhere", page: expect.stringMatching(/^\/[abc]\.html$/), others: 2 },
  ]);
});

test("rejects a folder without pages", async () => {
  await expect(brokenLinks(folderOf({}), origin)).rejects.toThrow("No pages");
});
