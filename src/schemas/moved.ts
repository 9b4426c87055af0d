import { ownAddress } from "./address.ts";
import { list, object, text } from "./fields.ts";

/** What static hosts, nginx and Caddy take literally in an address, besides letters and digits of any script. */
const plain = /^\/[\p{L}\p{M}\p{N}\-_.~!'()+,=@&;/ ]*$/u;

const oldAddress = text
  .max(500, "has more than 500 characters")
  .refine(
    (from) => plain.test(decoded(from)) && !from.startsWith("//"),
    "has to be an address as it comes after the domain, such as /blog/old-page.html, without ? and #, and without * and :",
  )
  .meta({
    title: "Old address",
    description:
      "As it comes after the domain, such as /blog/old-page.html. What follows a ? is kept.",
  });

/** `%C3%BC` is what browsers show as ü. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return "";
  }
}

/** Addresses of before: of entries that have another one now, and of an older site. */
export const moved = object({
  addresses: list(
    object({
      from: oldAddress,
      to: ownAddress
        .refine((to) => !to.includes("?"), "has to be without ?")
        .meta({ title: "Leads to", description: "A page of this site." }),
    }),
  ).meta({
    title: "Old addresses",
    description:
      "Whoever comes to one of them is led on. A page that gets another address is added here by itself.",
  }),
});
