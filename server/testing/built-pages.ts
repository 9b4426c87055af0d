import { sendFormPath } from "#contract/form-endpoint.ts";
import { type SiteFacts, siteFactsPath } from "#contract/site-facts.ts";
import * as contract from "#contract/retry-page.ts";
import { loadSite, type Site } from "#server/site/load.ts";
import { folderOf } from "./temp.ts";

const { retryToken, selectedToken, statusToken } = contract;
const openings = [
  {
    title: "Data Scientist",
    page: "/careers/data-scientist",
    lastSecond: "2999-12-31T23:59:59-12:00",
  },
  {
    title: "Product Manager",
    page: "/careers/product-manager",
    lastSecond: "2026-01-31T23:59:59-12:00",
  },
];
const names = ["name", "full_name", "email", "phone", "subject", "cover_letter", "resume"] as const;
const input = (name: (typeof names)[number]) =>
  `<input name=${name} value="${retryToken("value", name)}"><b id=${name}>${retryToken("error", name)}</b>`;
const option = (place: string) =>
  `<option value="${place}" data-selected="${selectedToken("location", place)["data-selected"]}">`;

/**
 * A site with the two retry pages, which the server fills in for visitors without JavaScript.
 * @param padding makes them larger
 * @param sentences in the site's language, if it is not English
 */
export async function retryPages(padding = "", sentences?: SiteFacts["sentences"]): Promise<Site> {
  const fields = [...names.map(input), ...["", "remote", "berlin"].map(option)].join("");
  const head = `<a class="x" href="/contact">Contact</a><form action="${sendFormPath}" method="post">`;
  const page = `${head}<p id=status>${statusToken}</p><ul><li>${contract.summaryToken}</li></ul>${fields}<textarea>${retryToken("value", "message")}</textarea>${padding}`;
  const files = [`${contract.retryPagePath}.html`, `${contract.applicationRetryPath}/index.html`];
  const pages = Object.fromEntries(files.map((file) => [file, page]));
  const facts = { timeZone: "UTC", locations: ["remote", "berlin"], openings, sentences };
  const data = { [siteFactsPath.slice(1)]: JSON.stringify(facts) };
  return loadSite(folderOf({ "index.html": "home", ...pages, ...data }));
}
