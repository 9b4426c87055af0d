import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "nextjs",
  order: 2,
  name: "Next.js",
  icon: "brand-nextjs",
  title: "Next.js Development",
  description:
    "Shops, publications and product sites in Next.js: pages built ahead, prices refreshed within seconds, and the same HTML for shoppers and crawlers.",
  group: "Front-end",
  inMenu: true,
  accent: "turq",
  eyebrow: "React with a server",
  h1: "Next.js Development",
  blurb:
    "Pages that are finished before anyone asks for them. We use Next.js where a search engine and a hurried shopper must read the same thing.",
  cta: "Plan a Next.js build with us",
  services: {
    heading: "Where Next.js earns its place",
    cards: [
      {
        icon: "file-text",
        title: "Static generation",
        text: "Product and article pages are rendered at build time and served from a CDN. The first byte does not wait for a database.",
      },
      {
        icon: "timer",
        title: "Incremental regeneration",
        text: "Change one price, call revalidatePath, and that page is rendered again. The other forty thousand stay as they are.",
      },
      {
        icon: "server",
        title: "Server Components",
        text: "Data is fetched beside the markup that shows it, and that code never travels to the visitor.",
      },
      {
        icon: "shopping-bag",
        title: "Storefronts",
        text: "Shopify, Stripe or your own stock system behind a catalog that opens quickly on a cheap phone.",
      },
      {
        icon: "file-pen",
        title: "Editing and preview",
        text: "Draft Mode joins your CMS to the real site, so an editor sees tomorrow's article in its place tonight.",
      },
      {
        icon: "share-2",
        title: "Metadata and sharing",
        text: "Sitemap, canonical address and share image all come from the record behind the page. None is typed twice.",
      },
    ],
  },
  why: {
    heading: "Why Choose Next.js?",
    caveat:
      "Skip it for a tool behind a login. Prerendering gains little there, and plain React with a small API is simpler to run.",
    points: [
      {
        title: "A rendering choice for each route",
        text: "The price list can be static, the account page dynamic and the blog refreshed hourly, all in one project.",
      },
      {
        title: "Images that fit",
        text: "The Image component reserves the space, resizes the file and serves WebP. Text stops jumping while pictures load.",
      },
      {
        title: "Forms without an API project",
        text: "A Server Action lets a form post straight to a function on the server. It works even before the scripts arrive.",
      },
      {
        title: "A way out",
        text: "Vercel will host it for you. So will a Docker container on your own machine, and a site with nothing dynamic exports to plain files.",
      },
    ],
  },
  service: "web-development",
  projects: ["iamadesigner", "hqre", "ambrella-art"],
  seeAlso: [
    {
      technology: "nodejs",
      text: "Next.js runs on Node.js, and longer jobs belong in a service of their own.",
    },
  ],
  closing: {
    heading: "Which of your pages must be fast?",
    text: "List three addresses that earn money. We measure them on a cheap phone and send you the filmstrip.",
  },
  picture: {
    alt: "A Next.js route tree answering in three ways: a static page, a page rebuilt every 60 seconds and a page made per visit",
  },
} satisfies Technology;
