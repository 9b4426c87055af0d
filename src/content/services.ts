import type { ServicesPage } from "./types/service.ts";

export const services: ServicesPage = {
  title: "Services",
  description:
    "Design, web and mobile development, data science, marketing and long-term teams: what each service includes and what you hold at the end.",
  hero: {
    heading: "Our Services",
    intro:
      "Six kinds of work, described by what you will have when we are done. Take one, or let us run the product from first interview to fifth year.",
  },
  sections: [
    {
      id: "ui-ux-design",
      aliases: [],
      heading: "UI/UX Design",
      paragraph:
        "We start by watching people do the job your product is meant to help with: a pharmacist at a counter, a dispatcher with three phones. What we learn becomes flows, then wireframes, then screens with real names and real prices in them. Before an engineer is booked, we hand the result to people who have never seen it. Most weeks they break something, and we redraw it that evening, when it still costs a pencil line and no code.",
      features: [
        {
          title: "Research you can watch",
          text: "Every test session is recorded, with consent. You see your own customers struggle and succeed, in clips of two minutes.",
        },
        {
          title: "A library that lasts",
          text: "Colors, type and components are delivered as tokens and documented parts, in both themes, with contrast checked.",
        },
      ],
      picture: {
        scene: "ui-ux-design",
        alt: "A booking screen, half wireframe and half finished, with interview notes, a contrast check and an arch being edited point by point",
      },
      technologies: { lead: "Drawn and tested in", slugs: ["figma"] },
      projects: ["lavande-by-lara", "ambrella-art"],
      link: { label: "Show us a screen that bothers you", to: "/contact" },
    },
    {
      id: "web-development",
      aliases: [],
      heading: "Web Application Development",
      paragraph:
        "Customer portals, booking systems, shops and the internal tools that replaced a spreadsheet somebody was afraid to touch. We write the interface, the server and the schema as one product, release to a staging address within two weeks and to production as soon as a real user can finish a real task. Pages are measured on a slow phone over a slow connection, because that is where a sale is usually lost.",
      features: [
        {
          title: "Accessible from the first commit",
          text: "Keyboard, screen reader and contrast checks run with the tests. A build that fails them does not ship.",
        },
        {
          title: "Yours to keep",
          text: "The repository, the cloud account and the domain are in your name from day one. So are the operating notes.",
        },
      ],
      picture: {
        scene: "web-development",
        alt: "An online shop in a browser, the code that loads it, and a network chart showing it painted in 0.9 seconds",
      },
      technologies: {
        lead: "Built with",
        slugs: ["react", "nextjs", "angular", "nodejs", "python", "database"],
      },
      projects: ["hqre", "chauffeurs-australia"],
      link: { label: "Describe the system you need", to: "/contact" },
    },
    {
      id: "mobile-development",
      aliases: [],
      heading: "Mobile App Development",
      paragraph:
        "An app has to earn its square on the home screen every week. We build for both stores, native where the hardware or the scrolling demands it and cross-platform where one team serves you better. Sign-in, payments, push and offline work are designed with the server, so the app behaves in an elevator and in a village. After launch we read the crash reports, answer the reviews that describe a bug and keep pace with each new system version.",
      features: [
        {
          title: "On your phone early",
          text: "You install a test build within the first weeks and a fresh one every Friday, long before the store sees any of it.",
        },
        {
          title: "Store paperwork done",
          text: "Privacy forms, screenshots in each language and the argument with the reviewer are part of the price.",
        },
      ],
      picture: {
        scene: "mobile-development",
        alt: "Two phones before two arches: a ride map with the thumb’s reach marked, and a lock screen saying orders are saved offline",
      },
      technologies: {
        lead: "How we choose, and what with",
        slugs: ["mobile", "ios", "android", "react-native", "flutter"],
      },
      projects: ["card-club", "wedding-mubarak"],
      link: { label: "See how a mobile project runs", to: "/tech/mobile" },
    },
    {
      id: "data-science-ai",
      aliases: ["machine-learning"],
      heading: "Data Science & AI",
      paragraph:
        "A model is worth its upkeep when somebody acts on its answer. So we begin with the decision: which order to check by hand, how much flour to buy on Thursday, which support ticket to read first. Then we look at what data you truly have and say plainly if a rule of thumb would do. What we build is tested against the way you decide today, runs on a schedule, and reports on itself when the world changes.",
      features: [
        {
          title: "Forecasts and scoring",
          text: "Demand, risk and churn estimated with their margins of error, delivered where your staff already work.",
        },
        {
          title: "Language models with limits",
          text: "Assistants answer from your documents and cite the page. Questions they cannot support go to a person.",
        },
      ],
      picture: {
        scene: "data-science-ai",
        alt: "Data points sorted by an arch-shaped boundary, with a confusion matrix and a loss curve marked where training should stop",
      },
      technologies: { lead: "Usually with", slugs: ["python", "database"] },
      projects: ["data-force"],
      link: { label: "Bring us one decision", to: "/contact" },
    },
    {
      id: "seo-digital-marketing",
      aliases: ["seo-optimization", "digital-marketing"],
      heading: "SEO & Digital Marketing",
      paragraph:
        "People search in their own words, often in two languages and with a spelling mistake. We find those words, give each real question a page that answers it, and repair what keeps crawlers out: slow templates, duplicate addresses, missing structured data. Paid campaigns start small, with one offer and one audience, and grow only where the cost of an order is known. Each month you get a page of figures, and the first line is always sales.",
      features: [
        {
          title: "Technical search work",
          text: "Crawl logs, redirects, sitemaps and Core Web Vitals, fixed in the code by people who can also write it.",
        },
        {
          title: "Campaigns with a stop rule",
          text: "Before an ad runs we agree what an inquiry may cost. When it costs more, we pause and tell you.",
        },
      ],
      picture: {
        scene: "seo-digital-marketing",
        alt: "A first-place search result above a chart of rising arches, one for each month from January to May",
      },
      technologies: { lead: "Pages that rank are rendered with", slugs: ["nextjs"] },
      projects: ["rooi-boos", "fazal-shawl"],
      link: { label: "Ask what your site is missing", to: "/contact" },
    },
    {
      id: "professional-partnership",
      aliases: [],
      heading: "Professional Partnership",
      paragraph:
        "Some companies need a product built. Others need six good people by next month who will still be there next spring. As a partner we join your standups, use your tracker, follow your review rules and share at least four hours of your working day. A lead on our side looks after people and pay, so you look after priorities. When you hire your own team, we hand over in pairs until nobody asks us anything.",
      features: [
        {
          title: "Teams by the quarter",
          text: "Engineers, designers and testers who know each other already. Grow or shrink the team with thirty days' notice.",
        },
        {
          title: "White-label delivery",
          text: "Agencies put us behind their own name. We sign the agreement, stay out of the meeting notes and meet the date.",
        },
      ],
      picture: {
        scene: "professional-partnership",
        alt: "A client and an engineer shake hands in a lit gateway, between the agreed terms and a twelve-week plan",
      },
      projects: ["global-swift-us", "global-swift-asia"],
      link: { label: "Talk about a team", to: "/contact" },
    },
  ],
};
