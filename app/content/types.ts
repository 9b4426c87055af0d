/** Bounds of a page's meta description, in characters: search results cut off what is longer. */
export const descriptionBounds = { min: 50, max: 160 } as const;

export type PageMeta = {
  /** The topic alone; the page title adds the company's name. */
  title: string;
  /** Meta description; unique on the site, within `descriptionBounds`. */
  description: string;
};

type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

export const accents = ["lapis", "turq", "saffron", "brick"] as const;
export type Accent = (typeof accents)[number];

/** A title and a sentence or two. */
export type Blurb = { title: string; text: string };
/** `icon`: a name of the lucide set. */
export type IconBlurb = Blurb & { icon: string };
export type Hero = { heading: string; intro: string };
export type ActionLink = { label: string; to: `/${string}` };
/** `scene`: key of the drawing. `alt`: what it shows. */
export type Scene<Key extends string = string> = { scene: Key; alt: string };

// ---------------------------------------------------------------- services

export const serviceIds = [
  "ui-ux-design",
  "web-development",
  "mobile-development",
  "data-science-ai",
  "seo-digital-marketing",
  "professional-partnership",
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** Further anchors the links of the home screen and the footer use (decision 4). */
export const serviceAliases = [
  "machine-learning",
  "seo-optimization",
  "digital-marketing",
] as const;
export type ServiceAlias = (typeof serviceAliases)[number];

export type Service = {
  id: ServiceId;
  aliases: readonly ServiceAlias[];
  heading: string;
  paragraph: string;
  features: readonly [Blurb, Blurb];
  picture: Scene<ServiceId>;
  /** What stands before the links to technology pages; absent where there are none. */
  technologies?: { lead: string; slugs: readonly [string, ...string[]] };
  projects: readonly string[];
  link: ActionLink;
};

// ------------------------------------------------------------ technologies

export const technologyGroups = ["Front-end", "Back-end", "Mobile", "UI/UX", "Database"] as const;
export type TechnologyGroup = (typeof technologyGroups)[number];

export type Technology = PageMeta & {
  /** Also the file's name and the last part of the address. */
  slug: string;
  /** Place in the menu and in lists; each has a number to itself. */
  order: number;
  /** As the menu has it. */
  name: string;
  /** Name of the icon sprite: a brand's mark or a lucide icon. */
  icon: string;
  group: TechnologyGroup;
  inMenu: boolean;
  accent: Accent;
  eyebrow: string;
  h1: string;
  blurb: string;
  /** Leads to the contact screen. */
  cta: string;
  services: { heading: string; cards: Four<IconBlurb> | Six<IconBlurb> };
  why: {
    heading: `Why Choose ${string}?`;
    /** When we advise against it. */
    caveat: string;
    /** Four, numbered beside the heading, or three, centered below it. */
    points: Three<Blurb> | Four<Blurb>;
  };
  /** The section of the Services screen this belongs to. */
  service: ServiceId;
  /** Slugs of portfolio pieces built with it; empty where none names it. */
  projects: readonly string[];
  /** Heads those, where "Built with …" does not say it well. */
  projectsHeading?: string;
  /** `technology`: a slug. */
  seeAlso: readonly { technology: string; text: string }[];
  /** The invitation at the foot of the page. */
  closing: { heading: string; text: string };
  /** What app/art/scenes/technologies/<slug>.svg shows; without it the page has a plain gate. */
  picture?: { alt: string };
};

// ---------------------------------------------------------------- projects

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
  /** What app/art/projects/<slug>.svg shows; without it the card has a plain gate. */
  picture?: { alt: string };
  /** Present where the project has a page of its own. */
  detail?: ProjectDetail;
};

// -------------------------------------------------------------------- jobs

export const departments = [
  "Engineering",
  "Design",
  "Product",
  "Data Science",
  "DevOps",
  "QA",
] as const;
export type Department = (typeof departments)[number];

/** `display` is what the page shows; city and country (ISO 3166) are for job search engines. */
export type JobLocation =
  | { mode: "remote"; display: "Remote" }
  | {
      [Mode in "hybrid" | "on-site"]: {
        mode: Mode;
        display: `${string}, ${Mode}`;
        city: string;
        country: string;
      };
    }["hybrid" | "on-site"];

export type Job = {
  id: number;
  slug: string;
  title: string;
  department: Department;
  location: JobLocation;
  type: "Full-time";
  experience: `${number}+ years`;
  description: string;
  requirements: Five<string>;
  /** ISO dates. */
  datePosted: `${number}-${number}-${number}`;
  validThrough: `${number}-${number}-${number}`;
};

// ------------------------------------------------------------------- pages

export type ServicesPage = PageMeta & { hero: Hero; sections: Six<Service> };

export type AboutPage = PageMeta & {
  hero: Hero;
  heroPicture: Scene;
  story: {
    heading: "Our Story";
    paragraphs: readonly [string, string, ...string[]];
    facts: Three<{ figure: string; label: string }>;
    officesHeading: string;
    offices: Five<{ city: string; country: string; text: string }>;
  };
  mission: { heading: "Our Mission"; text: string };
  vision: { heading: "Our Vision"; text: string };
  values: { heading: "Core Values"; items: Three<IconBlurb> };
  awards: { heading: string; intro: string; items: Four<IconBlurb> };
  careers: Hero & { link: ActionLink };
};

export type CareersPage = PageMeta & {
  /** `gates`: what is said of the number of openings, one or more. */
  hero: Hero & { action: string; gates: { one: string; many: string } };
  culture: {
    heading: string;
    intro: string;
    pictures: Four<Scene<"studio-table" | "roof-terrace" | "sketch-wall" | "chai-break">>;
    highlights: readonly [IconBlurb, IconBlurb];
  };
  benefits: {
    heading: string;
    columns: Three<{
      icon: string;
      title: string;
      items: readonly [string, string, string, ...string[]];
    }>;
  };
  openings: {
    heading: "Current Job Openings";
    intro: string;
    searchLabel: string;
    searchPlaceholder: string;
    departmentLabel: string;
    departments: readonly ["All", ...Department[]];
    /** What follows the number of openings listed. */
    count: { none: string; one: string; many: string };
    factLabels: { department: string; location: string; type: string; experience: string };
    requirementsLabel: string;
    posted: string;
    apply: "Apply Now";
    /** For visitors without scripts, who get no dialog. */
    mail: { label: string; subject: string };
    empty: Blurb & { reset: string; mail: string; subject: string };
  };
  closing: Hero & {
    resume: "Submit Your Resume";
    resumeSubject: string;
    recruiting: "Contact Recruiting Team";
  };
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

export type App = {
  id: number;
  name: string;
  description: string;
  image: Scene;
  icon: string;
  features: Five<string>;
  /** A placeholder: the apps are not out yet. */
  downloadUrl: "#";
  rating: number;
  /** Kept, not shown (specification, section 3). */
  downloads: string;
  color: Accent;
};

export type AppsPage = PageMeta & {
  hero: Hero;
  featuresLabel: "Key Features";
  /** Spelled so (decision 17). */
  button: "Comming Soon!";
  apps: readonly [App, App];
  why: { heading: "Why Choose Our Apps?"; blurbs: Three<IconBlurb> };
};
