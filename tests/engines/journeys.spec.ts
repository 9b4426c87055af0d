/* One file, so that each engine starts once for all journeys. Importing a file registers its tests. */
/* oxlint-disable import/no-unassigned-import */
import "./journeys/forms.ts";
import "./journeys/menus.ts";
import "./journeys/page-changes.ts";
import "./journeys/browsing.ts";
