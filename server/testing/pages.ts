import {
  applicationRetryPath,
  retryPagePath,
  retryToken,
  selectedToken,
  statusToken,
} from "#contract/retry-page.ts";
import { loadSite, type Site } from "../site/load.ts";
import { folderOf } from "./temp.ts";

const input = (field: Parameters<typeof retryToken>[1]) =>
  `<input name=${field} value="${retryToken("value", field)}" aria-invalid="${retryToken("invalid", field)}">
<b id=${field}>${retryToken("error", field)}</b>`;
const option = (place: string) =>
  `<option value="${place}" data-selected="${selectedToken("location", place)["data-selected"]}">`;
const page = (content: string) =>
  `<!doctype html><p id=status>${statusToken}</p>${content}<script>theme</script>`;

const contactFields = ["name", "email", "phone", "subject"] as const;
const applicationFields = [
  "job_title",
  "full_name",
  "email",
  "github_url",
  "cover_letter",
] as const;

/** A site with the two retry pages, which the server fills in for visitors without JavaScript. */
export function retryPages(): Site {
  const message = `<textarea>${retryToken("value", "message")}</textarea>`;
  const resume = `<b id=resume>${retryToken("error", "resume")}</b>`;
  const places = ["", "remote", "lahore"].map(option);
  const contact = [...contactFields.map(input), message];
  const application = [...applicationFields.map(input), ...places, resume];
  return loadSite(
    folderOf({
      "index.html": "home",
      [`${retryPagePath}.html`]: page(contact.join("")),
      [`${applicationRetryPath}/index.html`]: page(application.join("")),
    }),
  );
}
