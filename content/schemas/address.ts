import { z } from "astro/zod";

/* Where a link of an entry may lead. Everything else, `javascript:` and `//host` above all, is refused. */

/** Browsers leave out tabs and line ends of an address, and take `\` for `/`. */
const misread = /[\s\p{Cc}\\]/u;

/** A page of this site, or a place on one. */
const isOwnAddress = (to: string): boolean => /^\/(?!\/)/.test(to) && !misread.test(to);

/** In the place of an address. */
export const gone = "gone";

/** A name before the host (`https://bank.example@other.example`) misleads. */
function isWebAddress(to: string): boolean {
  const url = to.startsWith("https://") && !misread.test(to) ? URL.parse(to) : null;
  return url !== null && url.hostname.includes(".") && url.username + url.password === "";
}

const isMailAddress = (to: string): boolean =>
  /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?\S*)?$/.test(to);

/** RFC 3966: a number, in which hyphens, dots and brackets are for the eye. */
const isPhoneAddress = (to: string): boolean => /^tel:\+?\d[\d().-]*$/.test(to);

const leaves = (to: string) => isWebAddress(to) || isMailAddress(to) || isPhoneAddress(to);

const text = z.string("needs an address").min(1, "needs an address");

/** Any address that a link may have. */
export const address = text
  .refine(
    (to) => isOwnAddress(to) || leaves(to),
    "has to be a page of this site, such as /contact, or an address with https:, mailto: or tel:",
  )
  .meta({ leadsTo: "anywhere" });

/** A page of this site only, or `gone`: no page any more. */
export const ownAddress = text
  .refine((to) => isOwnAddress(to) || to === gone, {
    error: "has to be a page of this site, such as /contact",
    abort: true,
  })
  .meta({ leadsTo: "own", names: { [gone]: "Nowhere: it is gone for good" } });

/** A page elsewhere. */
export const webAddress = text.refine(
  isWebAddress,
  "has to be an address with https, such as https://www.linkedin.com/in/your-name",
);

/** A way to reach somebody elsewhere. */
export const outsideAddress = text.refine(
  leaves,
  "has to be an address with https:, mailto: or tel:, such as https://wa.me/4942112345",
);
