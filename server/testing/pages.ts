import { applicationFields } from "#contract/application.ts";
import { contactFields } from "#contract/contact.ts";
import {
  applicationRetryPath,
  retryPagePath,
  retryToken,
  selectedToken,
  statusToken,
} from "#contract/retry-page.ts";
import { loadSite, type Site } from "../site/load.ts";
import { folderOf } from "./temp.ts";

const input = (field: (typeof applicationFields | typeof contactFields)[number]) =>
  `<input name=${field} value="${retryToken("value", field)}" aria-invalid="${retryToken("invalid", field)}">
<b id=${field}>${retryToken("error", field)}</b>`;
const option = (place: string) =>
  `<option value="${place}" data-selected="${selectedToken("location", place)["data-selected"]}">`;
const page = (content: string) =>
  `<!doctype html><p id=status>${statusToken}</p>${content}
<script>const untouched = "${retryToken("value", "name")}";</script>`;

/** A site with the two retry pages, which the server fills in for visitors without JavaScript. */
export function retryPages(): Site {
  const message = `<textarea>${retryToken("value", "message")}</textarea>`;
  const places = [option(""), option("remote"), option("lahore")];
  return loadSite(
    folderOf({
      "index.html": "home",
      [`${retryPagePath}.html`]: page(contactFields.map(input).join("") + message),
      [`${applicationRetryPath}/index.html`]: page(
        [...applicationFields.map(input), ...places].join(""),
      ),
    }),
  );
}
