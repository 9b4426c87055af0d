import { encodedPath, keyOf } from "#contract/moved.ts";
import { gone, ownAddress } from "./address.ts";
import { list, object, text } from "./fields.ts";
import { one } from "./kind.ts";

/** Taken literally by all hosts: letters and digits of any script, and these. */
const unusual = /[^\p{L}\p{M}\p{N}\-_.~!'()+,=@&;/ ]/u;
/** As browsers send it: Cloudflare reads 2,000 characters of a line, which may have each as %2C. */
const longest = 500;

/** @returns why some host would not find an address, or take it for another one */
function faultOf(address: string): string | undefined {
  const path = keyOf(address);
  const [sign] = unusual.exec(path) ?? [];
  if (!/^\/(?!\/)/.test(path))
    return "has to be an address as it comes after the domain, such as /blog/old-page.html";
  if (/\/\.{0,2}\/|\/\.\.?$/.test(path)) return "has to be without //, /./ and /../";
  if (encodedPath(path).length > longest)
    return `has more than ${longest} characters, as browsers write it: ü is %C3%BC`;
  if (sign === "%")
    return "has a % that is no letter of UTF-8 (%FC of older servers), or is /, ?, # or %: take it out of the list, not every host finds it";
  return sign && `has to be without ${sign}`;
}

const isFaultless = (address: string) => faultOf(address) === undefined;

/** Addresses of before: of entries that have another one now, and of an older site. */
export const moved = object({
  addresses: list(
    object({
      from: text.refine(isFaultless, { error: ({ input }) => faultOf(String(input)) }).meta({
        title: "Old address",
        description:
          "As it comes after the domain, such as /blog/old-page.html. What follows a ? is kept.",
      }),
      to: ownAddress
        .refine((to) => to === gone || isFaultless(to.replace("#", "")), {
          error: ({ input }) => faultOf(String(input).replace("#", "")),
        })
        .meta({
          title: "Leads to",
          description:
            "Of what is gone for good, visitors read that there is nothing, and search engines do not ask again.",
        }),
    }),
  ).meta({
    title: "Old addresses",
    description:
      "Whoever comes to one of them is led on, or reads that it is gone. A page that gets another address is added here by itself.",
  }),
});

export const kinds = {
  moved: one("moved", moved, {
    group: "The whole site",
    label: "Moved addresses",
    page: () => "/",
    isOnEach: true,
  }),
};
