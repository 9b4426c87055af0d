/** What a link leads to another page of this site by: no file, no other tab, no place on this page. */
const isPage = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/*.*", "/api/*"] } },
    { not: { selector_matches: "[target], [download], [href^='#']" } },
  ],
};

/**
 * Chromium prerenders the page behind a link that is pointed at or touched, so that it is there when the link is
 * followed. Other browsers pass over this. https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: isPage, eagerness: "moderate" }],
});
