/* One file, so that each engine starts once for all journeys. Importing a file registers its tests. */
/* oxlint-disable import/no-unassigned-import */
import "./journeys/deployment.ts";
import "./journeys/menus.ts";
import "./journeys/page-changes.ts";
import "./journeys/browsing.ts";

// In Chromium, tests/journeys/contact.spec.ts and application.spec.ts cover the forms.
if (process.env["ENGINE"] !== "chromium") await import("./journeys/forms.ts");
