/* One file, so that an engine starts once for all of them. They are made when they are imported. */
/* oxlint-disable import/no-unassigned-import */
import "./journeys/menus.ts";
import "./journeys/page-changes.ts";
import "./journeys/pages.ts";

// Chromium's are tests/journeys/contact.spec.ts and application.spec.ts.
if (process.env["ENGINE"] !== "chromium") await import("./journeys/forms.ts");
