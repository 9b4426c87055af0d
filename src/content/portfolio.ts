import type { PortfolioPage, StackName, TagLabel } from "./types/project.ts";

export const portfolio: PortfolioPage = {
  title: "Portfolio",
  description:
    "What we designed, built and tested for others: shops, freight desks, a wallet, a hotel, a charity and an app for planning weddings.",
  hero: {
    heading: "Portfolio",
    intro:
      "Made for people who sell shawls, move containers, train staff or get married. Each card says what the thing is for and what it runs on.",
  },
  filterLabel: "Show projects of one kind",
  filters: [
    { name: "All", slug: undefined },
    { name: "Website Development", slug: "website-development" },
    { name: "App Development", slug: "app-development" },
    { name: "UI/UX Designs", slug: "ui-ux-designs" },
  ],
  empty: {
    title: "No project is filed under this alone",
    text: "Design is part of every project here, so none is listed for its design only. Look through all of them, or ask us for the design files behind one.",
    showAll: "All",
    contact: { label: "Contact us", to: "/contact" },
  },
  join: {
    heading: "Join Our Team",
    text: "The people behind these screens are looking for colleagues. Some of you would start from home.",
    link: { label: "Apply for a job", to: "/careers" },
  },
  discuss: {
    heading: "Ready to discuss your project?",
    text: "Tell us what should be different a year from now, and for whom. The first meeting comes before anyone mentions a contract.",
    link: { label: "Contact us", to: "/contact" },
    mailLead: "Or write to",
  },
  detail: {
    technologies: "Technologies Used",
    tags: "Project Tags",
    problem: "The problem",
    built: "What we built",
    result: "What changed",
    back: "Back to Projects",
    notFound: {
      heading: "Project not found",
      intro:
        "Only some projects have a page of their own, and none goes by this name. The portfolio shows them all.",
    },
  },
};

/** Names of the icon sprite. */
export const stackIcons: Record<StackName, { icon: string }> = {
  ReactJs: { icon: "brand-react" },
  NextJs: { icon: "brand-nextjs" },
  NodeJs: { icon: "brand-nodejs" },
  Python: { icon: "brand-python" },
  MongoDB: { icon: "brand-mongodb" },
  AWS: { icon: "brand-aws" },
  "Digital Ocean": { icon: "brand-digital-ocean" },
  Wordpress: { icon: "brand-wordpress" },
  PHP: { icon: "brand-php" },
  MySQL: { icon: "brand-mysql" },
  Laravel: { icon: "brand-laravel" },
  Redux: { icon: "brand-redux" },
  Bootstrap: { icon: "brand-bootstrap" },
  "Bootstrap 5": { icon: "brand-bootstrap" },
  Jquery: { icon: "brand-jquery" },
  Blockchain: { icon: "blocks" },
  Tailwindcss: { icon: "brand-tailwindcss" },
  Java: { icon: "brand-java" },
};

export const tagIcons: Record<TagLabel, { icon: string }> = {
  "Web App Development": { icon: "app-window" },
  "Mobile App Development": { icon: "smartphone" },
  "Quality Assurance Engineer": { icon: "badge-check" },
};
