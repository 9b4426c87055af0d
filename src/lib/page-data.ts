/** What a page was built from. It stands in the page, and beside it for visitors on their way there. */
export type PageData = {
  /** Of the code it was built with: other code may expect other data. */
  version: string;
  /** What the route's loader gave; absent for a page without one. */
  data?: unknown;
};

/** The element of a page that holds its {@link PageData} as JSON. */
export const pageDataId = "page-data";

/** Address of the file with a page's data. */
export const pageDataPath = (pathname: string): string =>
  `/data${pathname === "/" ? "/home" : pathname.replace(/\/$/, "")}.json`;

/** JSON that may stand in a script element: no text in it ends the element or opens a comment. */
export const pageDataJson = (page: PageData): string =>
  JSON.stringify(page).replaceAll("<", String.raw`\u003c`);
