import "./at-root.ts";
const f = process.argv[2]!;
const pss = (n: string) =>
  console.log(
    n,
    Math.round(process.memoryUsage.rss() / 1e6),
    Math.round(process.cpuUsage().user / 1000),
    "peak",
    Math.round(process.resourceUsage().maxRSS / 1000),
  );
const { removeUnnamed } = await import("./site/unnamed-files.ts");
await removeUnnamed(f);
pss("unnamed");
const { brokenLinks } = await import("./site/broken-links.ts");
pss("import");
await brokenLinks(f, "https://www.zamzamsolutions.example");
pss("links");
const { finishServedSite } = await import("./site/served-site.ts");
await finishServedSite(f, {});
pss("compress");
