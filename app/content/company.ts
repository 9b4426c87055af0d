/**
 * Who the site speaks for. Whoever adopts it changes this module and the logo
 * (app/art/mark-outlines.ts), and nothing else.
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
} as const;
