import { company } from "./company.ts";
import type { Accent } from "./types/page.ts";

export const home = {
  title: "Home",
  description: `${company.name} designs and builds web, mobile and data products from Lahore for companies that need them to work on Monday.`,
  hero: {
    badge: "Trusted by 500+ companies worldwide",
    heading: { plain: "Transforming Ideas Into", bright: "Digital Reality" },
    lead: "We design and build web, mobile and data products with the patience of craftspeople and the pace of a product team.",
    actions: { primary: "Get Started", secondary: "Explore Our Services" },
    stats: [
      { value: "500+", label: "Happy Clients" },
      { value: "500+", label: "Projects Completed" },
      { value: "4.9", label: "Client Rating" },
      { value: "24/7", label: "Support" },
    ],
    picture:
      "Thirteen cusped arches, one inside the other, from deep lapis through turquoise to a saffron light at the end",
  },
  services: {
    heading: "Six ways in",
    lead: "Most products need two or three of these at once. You get one team and one plan either way.",
    action: "View All Services",
    cards: [
      {
        icon: "code-xml",
        tint: "lapis",
        title: "Web App Development",
        description: "Fast, accessible applications that hold up when the traffic arrives.",
        to: "/services#web-development",
      },
      {
        icon: "smartphone",
        tint: "turq",
        title: "Mobile App Development",
        description: "Native and cross-platform apps people keep on their first screen.",
        to: "/services#mobile-development",
      },
      {
        icon: "brain-circuit",
        tint: "brick",
        title: "Machine Learning",
        description: "Models that answer a business question, shipped, watched and retrained.",
        to: "/services#machine-learning",
      },
      {
        icon: "search",
        tint: "saffron",
        title: "SEO Optimization",
        description: "Pages that search engines can read and that buyers stay to finish.",
        to: "/services#seo-optimization",
      },
      {
        icon: "pen-tool",
        tint: "lapis",
        title: "UI/UX Designing",
        description: "Screens tested with the people who will use them, before code is paid for.",
        to: "/services#ui-ux-design",
      },
      {
        icon: "megaphone",
        tint: "turq",
        title: "Digital Marketing",
        description: "Campaigns measured in inquiries and orders. Impressions we leave to others.",
        to: "/services#digital-marketing",
      },
    ] satisfies readonly ServiceCard[],
  },
  statistics: {
    heading: "What fifteen years add up to",
    tiles: [
      { icon: "rocket", value: 500, suffix: "+", label: "Projects Delivered" },
      { icon: "smile", value: 98, suffix: "%", label: "Client Satisfaction" },
      { icon: "calendar-days", value: 15, suffix: "+", label: "Years of Experience" },
      { icon: "award", value: 10, suffix: "", label: "Industry Awards" },
    ],
  },
  technologies: {
    heading: "Tools we would choose again",
    lead: "We pick by how a thing behaves in its third year: who can maintain it, what an upgrade costs, how it fails.",
    groups: [
      {
        title: "Frontend",
        items: [
          { name: "React", icon: "brand-react" },
          { name: "Angular", icon: "brand-angular" },
          { name: "Vue", icon: "brand-vue" },
          { name: "TypeScript", icon: "brand-typescript" },
          { name: "Next.js", icon: "brand-nextjs" },
        ],
      },
      {
        title: "Backend",
        items: [
          { name: "Node.js", icon: "brand-nodejs" },
          { name: "Python", icon: "brand-python" },
          { name: "Java", icon: "brand-java" },
          { name: "Go", icon: "brand-go" },
          { name: "PHP", icon: "brand-php" },
        ],
      },
      {
        title: "Database & Storage",
        items: [
          { name: "MongoDB", icon: "brand-mongodb" },
          { name: "PostgreSQL", icon: "brand-postgresql" },
          { name: "MySQL", icon: "brand-mysql" },
          { name: "Redis", icon: "brand-redis" },
        ],
      },
      {
        title: "Cloud & DevOps",
        items: [
          { name: "Azure", icon: "brand-azure" },
          { name: "Google Cloud", icon: "brand-google-cloud" },
          { name: "Docker", icon: "brand-docker" },
          { name: "Kubernetes", icon: "brand-kubernetes" },
        ],
      },
    ],
  },
  work: {
    heading: "Selected work",
    lead: "Three products we took from a first conversation to people using them every day.",
    action: "See the whole portfolio",
    projects: ["cyber-guardians", "takenote", "iamadesigner"],
  },
  testimonials: {
    heading: "In their words",
    lead: "Eight people who signed off on our work and still answer our calls.",
    quotes: [
      {
        id: "amara-okafor",
        name: "Amara Okafor",
        position: "Operations Director, Harbour & Pine Logistics",
        portrait: "1",
        quote:
          "They asked better questions than our own board, then shipped what the answers called for.",
      },
      {
        id: "daniel-whitfield",
        name: "Daniel Whitfield",
        position: "CTO, Northwick Insurance",
        portrait: "2",
        quote:
          "Our claims system had outlived three vendors. They replaced it a screen at a time and nobody lost a working day.",
      },
      {
        id: "sana-malik",
        name: "Sana Malik",
        position: "Founder, Dastak Learning",
        portrait: "3",
        quote:
          "I came with forty slides. We left the first meeting with one page, and that page became the product.",
      },
      {
        id: "lukas-brandt",
        name: "Lukas Brandt",
        position: "Head of Product, Feldhaus Energie",
        portrait: "4",
        quote: "When an estimate was wrong they told us on Tuesday, not at the end of the quarter.",
      },
      {
        id: "mei-lin-chen",
        name: "Mei-Lin Chen",
        position: "COO, Formosa Clinics",
        portrait: "5",
        quote:
          "Our nurses tested the app on night shift. Every complaint from week one was gone by week three.",
      },
      {
        id: "harpreet-singh-gill",
        name: "Harpreet Singh Gill",
        position: "Retail Director, Gill & Sons",
        portrait: "6",
        quote: "The shop survived its first Eid sale with half the servers we had budgeted for.",
      },
      {
        id: "isabela-rocha",
        name: "Isabela Rocha",
        position: "Marketing Director, Casa Lume",
        portrait: "7",
        quote:
          "They talked us out of two features and into better photographs. Orders went up anyway.",
      },
      {
        id: "omar-haddad",
        name: "Omar Haddad",
        position: "Founder, Cedar Freight",
        portrait: "8",
        quote:
          "A year on, my own developers add features to their code without calling them. That was the point.",
      },
    ],
  },
  callToAction: {
    heading: "Have an idea at the gate? Let’s open it.",
    lead: "A first conversation costs nothing but an hour. You leave it with a rough plan and an honest range, whether or not you come back.",
    primary: "Schedule a Free Consultation",
    secondary: "Explore Our Services",
  },
} as const;

export type ServiceCard = {
  icon: string;
  tint: Accent;
  title: string;
  description: string;
  to: string;
};
