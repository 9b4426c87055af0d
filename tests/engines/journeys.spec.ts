/* One file, so that an engine starts once for all of them. They are made when they are imported. */
/* oxlint-disable import/no-unassigned-import */
import "./journeys/forms.ts";
import "./journeys/menus.ts";
import "./journeys/page-changes.ts";
import "./journeys/pages.ts";
