import type { Locator } from "@playwright/test";

/** What every link in an element says and where it leads, in order. */
export const linksIn = (element: Locator): Promise<[string, string | null][]> =>
  element
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link): [string, string | null] => [
        (link.textContent ?? "").trim(),
        link.getAttribute("href"),
      ]),
    );
