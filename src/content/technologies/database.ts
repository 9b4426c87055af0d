import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "database",
  order: 12,
  name: "Database",
  icon: "database",
  title: "Database Development",
  description:
    "Schema design, query tuning, live migrations and rehearsed restores for PostgreSQL, MySQL, MongoDB and Redis, by people who read the query plan.",
  group: "Database",
  inMenu: true,
  accent: "turq",
  eyebrow: "Data storage",
  h1: "Database Development",
  blurb:
    "Screens get redesigned every few years. The data stays. We design schemas, indexes and backups for the ten years after launch.",
  cta: "Talk to a database engineer",
  services: {
    heading: "How we look after data",
    cards: [
      {
        icon: "table-2",
        title: "Schema design",
        text: "Keys, constraints and row-level security in PostgreSQL. A tenant sees only its own rows, even when a query forgets its WHERE.",
      },
      {
        icon: "scan-search",
        title: "Query tuning",
        text: "We run EXPLAIN ANALYZE on your real data, then add the index that matters or drop the five that slow every write.",
      },
      {
        icon: "git-branch-plus",
        title: "Migrations under load",
        text: "Columns are added, filled in batches and switched over while orders keep coming in.",
      },
      {
        icon: "archive-restore",
        title: "Backups that restore",
        text: "Point-in-time recovery, and a restore rehearsed every quarter. You get the measured minutes in writing.",
      },
    ],
  },
  why: {
    heading: "Why Choose a Designed Database?",
    caveat:
      "Before there is traffic, skip the cluster and the second engine. One well-indexed PostgreSQL carries most companies for years.",
    points: [
      {
        title: "Rules no code can skip",
        text: "A CHECK constraint holds for the app, the import script and the colleague with a console open.",
      },
      {
        title: "The engine fits the job",
        text: "Orders go to PostgreSQL or MySQL, loosely shaped catalogs to MongoDB, sessions and counters to Redis. Each choice gets a written page.",
      },
      {
        title: "Locks we plan for",
        text: "A waiting ALTER TABLE makes everyone queue behind it. We set lock_timeout, so the migration gives up first and tries again later.",
      },
      {
        title: "Sums that agree",
        text: "A transfer happens whole or leaves no trace, because both entries share a transaction. Money is stored as exact decimals.",
      },
    ],
  },
  service: "web-development",
  projects: ["ncs", "chauffeurs-australia", "card-club"],
  projectsHeading: "With the data at the center",
  seeAlso: [
    {
      technology: "python",
      text: "Once the tables can be trusted, reporting and forecasting in Python can start.",
    },
  ],
  closing: {
    heading: "Send us your slowest query",
    text: "Add its plan if you can get one. We have shortened many a week of guessing with a single index.",
  },
  picture: {
    alt: "A search for id 42 through a B-tree index to its row in the users table, in four page reads",
  },
} satisfies Technology;
