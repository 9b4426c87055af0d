/**
 * Who the site speaks for. Whoever adopts it changes this module and the logo
 * (src/ui/mark-outlines.ts), and nothing else.
 */
export const company = {
  name: "Thirteen Gates",
  /** Where the site will live; canonical addresses and share images start with it. */
  origin: "https://thirteengates.example",
  email: "hello@thirteengates.example",
  recruitingEmail: "careers@thirteengates.example",
  phone: { shown: "+92 42 0000 1300", dialed: "+924200001300" },
  address: {
    street: "13 Delhi Gate Road, Walled City",
    city: "Lahore",
    postalCode: "54000",
    country: "Pakistan",
  },
  founded: 2010,
  /** Where the jobs outside Lahore are; `country` is ISO 3166. */
  offices: {
    "San Francisco": {
      street: "13 Market Street",
      region: "CA",
      postalCode: "94105",
      country: "US",
    },
    London: { street: "13 Bishopsgate", region: "England", postalCode: "EC2N 3AR", country: "GB" },
    Berlin: { street: "Torstrasse 13", region: "Berlin", postalCode: "10119", country: "DE" },
    "New York": { street: "13 Hudson Street", region: "NY", postalCode: "10013", country: "US" },
  },
} as const;
