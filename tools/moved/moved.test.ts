import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { brandFolder } from "#content/brand-folder.ts";
import { type Data, readSite, withEntry } from "#content/site.ts";
import { preview } from "./main.ts";
import { readList } from "./read-list.ts";

/** A list as "from -> to", and the numbers of lines that were not taken, with the beginning of why. */
function read(list: string | Buffer) {
  const { listed, refused } = readList(Buffer.from(list));
  return [
    ...listed.map(({ from, to }) => (to === undefined ? from : `${from} -> ${to}`)),
    ...refused.map(({ line, why }) => `${line} ${why.split(" ", 3).join(" ")}`),
  ];
}

const sitemap = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inside}</urlset>`;
const prefixed = `<sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:url><sm:loc>https://old.example/a</sm:loc></sm:url></sm:urlset>`;
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

test.for<[name: string, list: string | Buffer, expected: string[]]>([
  [
    "a sitemap of WordPress",
    sitemap(
      "<url><loc> https://old.example/a&amp;b </loc></url>\n<url><loc>https://old.example/%C3%BCber/</loc></url>",
    ),
    ["/a&b", "/%C3%BCber/"],
  ],
  ["CDATA", sitemap("<url><loc><![CDATA[https://old.example/a/]]></loc></url>"), ["/a/"]],
  ["a prefix", prefixed, ["/a"]],
  [
    "pictures",
    sitemap(
      "<url><loc>https://old.example/a</loc><image:image><image:loc>https://old.example/b.jpg</image:loc></image:image></url>",
    ),
    ["/a"],
  ],
  ["gzip", gzipSync(prefixed), ["/a"]],
  ["UTF-16", utf16(prefixed), ["/a"]],
  ["a list of addresses", "https://old.example/a\nhttps://old.example/b\n", ["/a", "/b"]],
  ["two columns without names", "/a,/about\n/b,\r\n/c", ["/a -> /about", "/b", "/c"]],
  [
    "a spreadsheet in German",
    '\uFEFFAlt;Neu\n"https://alt.example/a;b";/services#apps\n/Preis 2018.pdf;/about',
    ["/a;b -> /services#apps", "/Preis%202018.pdf -> /about"],
  ],
  ["Excel's separator", "sep=;\r\nold;new\r\n/a;/about", ["/a -> /about"]],
  ["Excel's Unicode text", utf16("old\tnew\n/ü\t/about"), ["/%C3%BC -> /about"]],
  ["Windows' letters", Buffer.from("old,new\n/ü,/about", "latin1"), ["/%C3%BC -> /about"]],
  ["quotation marks", 'old,new\n"/say-""so""",/about', ["/say-%22so%22 -> /about"]],
  [
    "Search Console",
    "Top pages,Clicks,Impressions,CTR,Position\nhttps://old.example/a/,450,8000,5.63%,7.2",
    ["/a/"],
  ],
  ["Search Console in German", "Die häufigsten Seiten,Klicks\nhttps://alt.example/a/,450", ["/a/"]],
  [
    "Analytics",
    "# ----\n# Pages and screens\n# 20260101-20260131\n\nPage path and screen class,Views\n/a,20\n(not set),3",
    ["/a", "7 is no address:"],
  ],
  [
    "Screaming Frog",
    '"Internal - All"\nAddress,Content Type,Status Code,Redirect URL\nhttps://old.example/a,text/html; charset=UTF-8,301,https://old.example/about/\nhttps://old.example/b.png,image/png,200,',
    ["/a -> /about", "4 is no page:"],
  ],
  [
    "Redirection",
    'source,target,regex,code,type,hits,title,status\n"/a","/about/",0,301,"url",3,"","active"\n"/blog/(.*)","/$1",1,301,"url",0,"","active"\n"/b","/about",0,301,"url",0,"","disabled"\n"/c","",0,410,"error",0,"","active"',
    ["/a -> /about", "3 is a pattern:", "4 is switched off:", "5 is gone on"],
  ],
  [
    "Rank Math",
    '"id","source","matching","destination","type","category","status","ignore"\n1,old/a,exact,https://old.example/about/,301,,active,\n2,old,start,about,301,,active,',
    ["/old/a -> /about", "3 is a pattern:"],
  ],
  [
    "Yoast",
    'Origin,Target,Type,Format\n"a/","about/","301","plain"\n"^b$","about","301","regex"',
    ["/a/ -> /about", "3 is a pattern:"],
  ],
  ["Shopify", "Redirect from,Redirect to\n/pages/a,/about", ["/pages/a -> /about"]],
  ["Webflow", "Old Path,Redirect To\n/a,/about", ["/a -> /about"]],
  [
    "Squarespace",
    "/a -> /about 301\n/blog/[name] -> /news/[name] 301\n/b /about",
    ["/a -> /about", "2 is a pattern:", "3 has no arrow:"],
  ],
  [
    "Netlify",
    "# moved\n/a  /about  301\n/news/*  /blog/:splat\n/b /about 302 Country=de\n/c /about 301!",
    ["/a -> /about", "/c -> /about", "3 is a pattern:", "4 has the condition"],
  ],
  [
    "Vercel",
    '{ "redirects": [\n  { "source": "/a", "destination": "/about", "permanent": true },\n  { "source": "/b/:slug*", "destination": "/:slug*" },\n  { "source": "/c", "has": [], "destination": "/about" }\n] }',
    ["/a -> /about", "3 is a pattern:", "4 has a condition,"],
  ],
  [
    "Apache",
    'RewriteEngine On\nRedirect 301 /a https://old.example/about\nRedirectPermanent "/b c" /about\nRedirectMatch 301 ^/d(.*)$ /about\nRedirect gone /e',
    ["/a -> /about", "/b%20c -> /about", "1 is no Redirect", "4 is no Redirect", "5 says of no"],
  ],
  [
    "what follows a ?",
    "old,new\n/index.php?id=5,/services\n/index.php?id=6,/careers\n/b,/about?x=1",
    ["2 has a ?,", "3 has a ?,", "4 leads to /about?x=1:"],
  ],
  [
    "two lines of one address",
    "old,new\n/a,/about\n/a/,/services\n/b,/about\n/b/,/about/",
    ["/b -> /about", "2 leads to different", "3 leads to different", "5 is in line"],
  ],
  ["a number as the new address", "old,new\n/a,/about\n/b,12", ["/a -> /about", "3 leads to 12,"]],
])("%s is read", ([, list, expected]) => {
  expect(read(list)).toEqual(expected);
});

test.for<[name: string, list: string, message: string | RegExp]>([
  ["no addresses", "old,new\n", "There is no address in this file."],
  ["other columns", "name,hits\nHome,3", "Call the one with the old ones"],
  [
    "a list of sitemaps",
    "<sitemapindex><sitemap><loc>https://old.example/1.xml</loc></sitemap></sitemapindex>",
    /Download each, and import it:\n {2}https:\/\/old\.example\/1\.xml/,
  ],
  ["a page", "<!doctype html><title>Not found</title>", "This is a page, no list"],
  ["half a sitemap", "<urlset><url><loc>https://old.example/a", "not well-formed XML"],
  ["a workbook", "PK\u0003\u0004", "save the list in it as CSV"],
  ["other JSON", '{ "name": "site" }', 'no list of "redirects"'],
])("%s is refused in words that say what to do", ([, list, message]) => {
  expect(() => readList(Buffer.from(list))).toThrow(message);
});

test("the preview says where each address leads, and why not, and nothing else is added", async () => {
  const { list, refused, addresses } = await preview(
    Buffer.from(
      [
        "/ueber-uns/,",
        "/alt.html,/services/#apps",
        "/about/,",
        "/robots.txt,/about",
        "/files/a.pdf,/about",
        "/nirgends,/weg",
        "/p?id=1,/about",
      ].join("\n"),
    ),
  );
  expect(list.map(({ from, to = "-", why }) => `${from} ${to} ${why}`)).toEqual([
    "/ueber-uns/ - leads nowhere yet",
    "/alt.html /services#apps as listed",
    "/about/ - stays: there is a page",
    expect.stringMatching(/^\/robots\.txt - .* is an address of this site/),
    expect.stringMatching(/^\/files\/a\.pdf - .* is answered by the server itself/),
    "/nirgends - there is no page /weg",
  ]);
  expect(refused.map(({ line }) => line)).toEqual([7]);
  expect(addresses.map(({ from }) => from)).toEqual([
    "/ueber-uns.html",
    "/blog/2019/über-boote/",
    "/leistungen/apps.php",
    "/alt.html",
  ]);
});

test("a list of moves that cannot be read is not written over, and an empty one is added to", async () => {
  const id = { kind: "moved", slug: "" } as const;
  const site = (value: Data) => withEntry(readSite(brandFolder), id, value);
  const list = Buffer.from("/old /contact");
  const { addresses } = await preview(list, site({ addresses: null }));
  expect(addresses).toEqual([{ from: "/old", to: "/contact" }]);
  const { entries, ...rest } = site({});
  const broken = entries.map((it) =>
    it.kind === "moved" ? { ...it, value: undefined, problem: "The file cannot be read." } : it,
  );
  await expect(preview(list, { ...rest, entries: broken })).rejects.toThrow("cannot be read");
});
