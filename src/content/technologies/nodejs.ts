import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "nodejs",
  order: 4,
  name: "Node.js",
  icon: "brand-nodejs",
  title: "Node.js Development",
  description:
    "APIs, live channels and job queues in Node.js, typed from database to browser, with the event loop's delay on a dashboard you can open.",
  group: "Back-end",
  inMenu: true,
  accent: "saffron",
  eyebrow: "Back-end runtime",
  h1: "Node.js Development",
  blurb:
    "Most servers spend the day waiting for other servers. Node.js waits on thousands of connections with one thread, and we write the code that keeps that thread free.",
  cta: "Talk to a Node.js engineer",
  services: {
    heading: "What we run on Node.js",
    cards: [
      {
        icon: "webhook",
        title: "APIs",
        text: "REST or GraphQL with every request checked against a schema at the door. A malformed order never reaches your tables.",
      },
      {
        icon: "radio",
        title: "Live channels",
        text: "Scores, chat and delivery maps over WebSockets or server-sent events, with reconnection thought through.",
      },
      {
        icon: "calendar-clock",
        title: "Queues and schedules",
        text: "Invoices, imports and reminders run outside the request, back off when they fail and are safe to run twice.",
      },
      {
        icon: "cable",
        title: "Third-party plumbing",
        text: "Payment gateways, couriers and tax offices sit behind one interface. When one of them hangs, your checkout does not.",
      },
      {
        icon: "waves",
        title: "Streams",
        text: "A two-gigabyte export flows from the query to the download in small chunks. The server's memory hardly moves.",
      },
      {
        icon: "package-open",
        title: "Runtime upgrades",
        text: "From a release past its end of life to the current LTS, dependency by dependency, with the audit report attached.",
      },
    ],
  },
  why: {
    heading: "Why Choose Node.js?",
    caveat:
      "Video encoding and heavy arithmetic block the event loop. Worker threads help a little; for that work we would use another language.",
    points: [
      {
        title: "One language through the stack",
        text: "A validation rule is written once in TypeScript. It runs in the form and again behind it.",
      },
      {
        title: "Waiting is cheap",
        text: "While one query is out, the same thread answers other visitors. Ten thousand idle sockets fit on a modest machine.",
      },
      {
        title: "Much in the box",
        text: "Fetch, a test runner, a file watcher and SQLite ship with the runtime, which leaves fewer packages to audit.",
      },
      {
        title: "Known end dates",
        text: "Each long-term release has its last day published in advance, so upgrades can avoid your busy season.",
      },
    ],
  },
  service: "web-development",
  projects: ["cyber-guardians", "hqre", "keycoin"],
  seeAlso: [
    {
      technology: "database",
      text: "What the API may store, and who may read it, is settled in the schema.",
    },
  ],
  closing: {
    heading: "Show us the endpoint that times out",
    text: "A log line and a rough request count are enough for a first opinion, usually on the day you send them.",
  },
  picture: {
    alt: "The Node.js event loop on one thread, with requests coming in, callbacks in line and four pool threads below",
  },
} satisfies Technology;
