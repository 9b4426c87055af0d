import { type PageData, pageDataId, pageDataPath } from "#src/lib/page-data.ts";

/** The page that was loaded as a document. */
const arrived = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "{}") as PageData;

/** Kept for the visit: nothing comes twice. */
const known = new Map<string, Promise<unknown>>([
  [location.pathname, Promise.resolve(arrived.data)],
]);

/** What the document that was loaded was built from. */
export const arrivedWith = arrived.data;

/**
 * @returns what the page at an address was built from
 * @throws when it cannot be had, or when the site was built anew since this visit began
 */
export function pageData(pathname: string): Promise<unknown> {
  const data = known.get(pathname) ?? fetchData(pathname);
  known.set(pathname, data);
  return data;
}

async function fetchData(pathname: string): Promise<unknown> {
  try {
    const response = await fetch(pageDataPath(pathname));
    if (!response.ok) throw new Error(`The page's data: ${response.status}`);
    const { version, data } = (await response.json()) as PageData;
    if (version !== arrived.version) throw new Error("The site has been built anew");
    return data;
  } catch (error) {
    known.delete(pathname);
    throw error;
  }
}
