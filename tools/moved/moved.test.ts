import { expect, test } from "vitest";
import { preview } from "./main.ts";
import { readList } from "./read-list.ts";

test.for([
  ["/a,/about\n/b,\r\n/c", [{ from: "/a", to: "/about" }, { from: "/b" }, { from: "/c" }]],
  [
    '\uFEFFold;new\n"https://alt.example/a;b?x=1";/services#apps\n',
    [{ from: "/a;b", to: "/services#apps" }],
  ],
  ["old\tnew\thits\n/a\thttps://neu.example/about\t3", [{ from: "/a", to: "/about" }]],
  [
    '/say-""so"",/about\n/a,/b\n/a,/c',
    [
      { from: "/say-%22%22so%22%22", to: "/about" },
      { from: "/a", to: "/b" },
    ],
  ],
  [
    `<?xml version="1.0"?><urlset><url><loc> https://alt.example/a?b=1&amp;c </loc></url>
     <url><loc>https://alt.example/%C3%BCber/</loc></url></urlset>`,
    [{ from: "/a" }, { from: "/%C3%BCber/" }],
  ],
] as const)("lists of an older site are read (%#)", ([text, expected]) => {
  expect(readList(text)).toEqual(expected);
});

test.for([
  ["old,new\n", "There is no address in this file."],
  ["<sitemapindex><sitemap/></sitemapindex>", /list of sitemaps: download those/],
] as const)("a file without addresses says what to do (%#)", ([text, message]) => {
  expect(() => readList(text)).toThrow(message);
});

test("the preview says where each address leads, and why not, and nothing else is added", async () => {
  const { list, addresses } = await preview(
    [
      "/ueber-uns/,",
      "/projekte/hafenbuch-2019.html,",
      "/alt.html,/services#apps",
      "/about,",
      "/robots.txt,/about",
      "/files/a.pdf,/about",
      "/nirgends,/weg",
      "/impressum,",
    ].join("\n"),
  );
  expect(list.map(({ from, to = "-", why }) => `${from} ${to} ${why}`)).toEqual([
    "/ueber-uns/ /about a guess: please look",
    "/projekte/hafenbuch-2019.html /portfolio/hafenbuch a guess: please look",
    "/alt.html /services#apps as listed",
    "/about - stays: there is a page",
    expect.stringMatching(/^\/robots\.txt - .* is an address of this site/),
    expect.stringMatching(/^\/files\/a\.pdf - .* is answered by the server itself/),
    "/nirgends - there is no page /weg",
    "/impressum - no page found",
  ]);
  expect(addresses.map(({ from }) => from)).toEqual([
    "/ueber-uns.html",
    "/blog/2019/über-boote/",
    "/leistungen/apps.php",
    "/ueber-uns/",
    "/projekte/hafenbuch-2019.html",
    "/alt.html",
  ]);
});
