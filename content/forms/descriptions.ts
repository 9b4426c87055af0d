import type { KindName } from "#content/kinds.ts";

type Data = Record<string, unknown>;

/** What the editor and the check say about a kind of entries. */
type Description = {
  label: string;
  /** One of them, if there are many: "opening". */
  one?: string;
  /** The page that shows an entry. */
  page: (slug: string) => string;
  /** Whether it has parts of all pages, and the page is only one on which they are seen. */
  isOnEach?: true;
  /** Whether pages show only those that a list of a page names. */
  isNamed?: true;
  /** The field with the first day on which visitors see it: before, no build has it. */
  firstDay?: string;
  /** The field with the last day on which visitors see it: a button sets it to today. */
  lastDay?: string;
  /** Whether an entry has that page. */
  hasPage?: (data: Data) => boolean;
  /** Where visitors of a deleted entry's page are led, if not to the address above it. */
  instead?: string;
  /** In a list: whether visitors see it, and until when. */
  state?: (data: Data, today: string, isClosed: boolean) => string;
  /** In a list: the file of its drawing in assets, if it has no picture of its own. */
  drawing?: (data: Data, slug: string) => string;
};

const text = (value: unknown) => (typeof value === "string" ? value : "");
const hasDetail = ({ detail }: Data) => detail !== undefined;
const hasShownDetail = ({ detail }: Data) =>
  detail !== undefined && (detail as Data)["hidden"] !== true;
const drawingOf = ({ portrait }: Data) =>
  text((portrait as { drawing?: unknown } | undefined)?.drawing);

const mediumDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
/** 2027-02-15 as "Feb 15, 2027". */
const shownDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? mediumDay.format(new Date(day)) : day;

function stateOfOpening(data: Data, today: string, isClosed: boolean): string {
  const [from, to] = [text(data["datePosted"]), text(data["validThrough"])];
  if (isClosed) return `Closed on ${shownDay(to)}`;
  if (to === today) return "Last day to apply: today";
  return laterState(from, today) ?? `Open until ${shownDay(to)}`;
}

const laterState = (firstDay: string, today: string) =>
  firstDay > today ? `On the site from ${shownDay(firstDay)}` : undefined;

export const descriptions: Record<KindName, Description> = {
  projects: {
    label: "Projects",
    one: "project",
    firstDay: "firstDay",
    page: (slug) => `/portfolio/${slug}`,
    hasPage: hasDetail,
    state: (data, today) =>
      laterState(text(data["firstDay"]), today) ??
      [hasShownDetail(data) ? "Has its own page" : "Card only", data["year"]]
        .filter(Boolean)
        .join(", "),
    drawing: (_, slug) => `projects/${slug}-480.avif`,
  },
  testimonials: {
    label: "Testimonials",
    one: "testimonial",
    page: () => "/#testimonials",
    state: ({ company }) => text(company),
    drawing: (data) => `portraits/${drawingOf(data)}.svg`,
  },
  people: {
    label: "People",
    one: "person",
    page: () => "/about#people",
    isNamed: true,
    state: ({ role }) => text(role),
    drawing: (data) => `people/${drawingOf(data)}.svg`,
  },
  jobs: {
    label: "Openings",
    one: "opening",
    page: (slug) => `/careers/${slug}`,
    firstDay: "datePosted",
    lastDay: "validThrough",
    state: stateOfOpening,
  },
  services: {
    label: "Services",
    one: "service",
    page: (slug) => `/services#${slug}`,
    drawing: (_, slug) => `scenes/services/${slug}.svg`,
  },
  technologies: {
    label: "Technologies",
    one: "technology",
    page: (slug) => `/tech/${slug}`,
    instead: "/services",
    state: ({ group }) => text(group),
    drawing: (_, slug) => `scenes/technologies/${slug}.svg`,
  },
  apps: {
    label: "Apps",
    one: "app",
    page: () => "/our-apps",
    drawing: (_, slug) => `apps/${slug}.svg`,
  },

  home: { label: "Home", page: () => "/" },
  about: { label: "About", page: () => "/about" },
  servicesPage: { label: "Services page", page: () => "/services" },
  technologiesPage: { label: "Technology pages", page: (slug) => `/tech/${slug}` },
  portfolio: { label: "Portfolio page", page: () => "/portfolio" },
  appsPage: { label: "Our apps page", page: () => "/our-apps" },
  careers: { label: "Careers page", page: () => "/careers" },
  contact: { label: "Contact", page: () => "/contact" },
  privacy: { label: "Privacy", page: () => "/privacy" },
  notFound: { label: "Page not found", page: () => "/404" },

  brand: { label: "Logo, fonts and colors", page: () => "/", isOnEach: true },
  company: { label: "Company and addresses", page: () => "/contact", isOnEach: true },
  houseStyle: { label: "Words and spelling", page: () => "/", isOnEach: true },
  moved: { label: "Moved addresses", page: () => "/", isOnEach: true },
  navigation: { label: "Header and footer", page: () => "/", isOnEach: true },
  forms: { label: "Words of all forms", page: () => "/contact", isOnEach: true },
  application: { label: "Words of the application", page: () => "/careers", isOnEach: true },
};
