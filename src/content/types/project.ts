import type { ActionLink, Blurb, Four, Hero, PageMeta } from "./page.ts";

/** As the portfolio spells them. */
export const stackNames = [
  "ReactJs",
  "NextJs",
  "NodeJs",
  "Python",
  "MongoDB",
  "AWS",
  "Digital Ocean",
  "Wordpress",
  "PHP",
  "MySQL",
  "Laravel",
  "Redux",
  "Bootstrap",
  "Bootstrap 5",
  "Jquery",
  "Blockchain",
  "Tailwindcss",
  "Java",
] as const;
export type StackName = (typeof stackNames)[number];

export type TagLabel =
  | "Web App Development"
  | "Mobile App Development"
  | "Quality Assurance Engineer";

export type ProjectCategory = "Website Development" | "App Development";

/** Category and tags go together (decision 8), so that they cannot disagree. */
type ProjectKind =
  | {
      category: readonly ["Website Development"];
      tags: readonly ["Web App Development", "Quality Assurance Engineer"];
    }
  | {
      category: readonly ["App Development"];
      tags: readonly ["Mobile App Development", "Quality Assurance Engineer"];
    }
  | {
      category: readonly ["Website Development", "App Development"];
      tags: readonly [
        "Web App Development",
        "Mobile App Development",
        "Quality Assurance Engineer",
      ];
    };

export type ProjectDetail = {
  /** Meta description of the detail page. */
  description: string;
  problem: string;
  built: string;
  result: string;
  technologies: readonly StackName[];
  tags: readonly TagLabel[];
};

export type Project = ProjectKind & {
  /** Also the file's name. */
  slug: string;
  /** Place in the portfolio, from 1. */
  order: number;
  title: string;
  description: string;
  stack: readonly [StackName, StackName, ...StackName[]];
  /** What the picture in src/assets/projects/ shows; without it the card has a plain gate. */
  picture?: { alt: string };
  /** Present where the project has a page of its own. */
  detail?: ProjectDetail;
};

export type PortfolioFilter = "All" | ProjectCategory | "UI/UX Designs";

export type PortfolioPage = PageMeta & {
  hero: Hero;
  filterLabel: string;
  /** `slug`: value of `?category=`; the default has none. */
  filters: Four<{ name: PortfolioFilter; slug: string | undefined }>;
  empty: Blurb & { showAll: string; contact: ActionLink };
  join: { heading: "Join Our Team"; text: string; link: ActionLink };
  discuss: {
    heading: "Ready to discuss your project?";
    text: string;
    link: ActionLink;
    mailLead: string;
  };
  /** Words of the project detail page. */
  detail: {
    technologies: "Technologies Used";
    tags: "Project Tags";
    problem: string;
    built: string;
    result: string;
    back: "Back to Projects";
    notFound: Hero & { heading: "Project not found" };
  };
};
