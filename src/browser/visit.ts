import { store, stored } from "./storage.ts";

/* Where the visit began, for the forms (contract/visit.ts). It is in this tab alone, and gone with it. */

const key = "visit";
const isUnwanted = () =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** On the first page of a tab. */
export function noteVisit(): void {
  if (isUnwanted() || stored("sessionStorage", key) !== null) return;
  const visit = new URLSearchParams(location.search);
  for (const name of Array.from(visit.keys())) if (!name.startsWith("utm_")) visit.delete(name);
  visit.set("start", location.pathname);
  const { host } = new URL(document.referrer || location.href);
  if (host !== location.host) visit.set("referrer", host);
  store("sessionStorage", key, String(visit));
}

/** As the forms send it from this page. */
export function visitSoFar(): string {
  if (isUnwanted()) return "";
  return `${new URLSearchParams({ page: location.pathname })}&${stored("sessionStorage", key) ?? ""}`;
}
