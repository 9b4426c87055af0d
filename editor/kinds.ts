import type { kinds } from "../src/content/kinds.ts";

type Name = keyof typeof kinds;

/** The editor's label for each kind of entry, and the page that shows an entry. */
export const descriptions: Record<Name, { label: string; page: (slug: string) => string }> = {
  projects: { label: "Projects", page: (slug) => `/portfolio/${slug}` },
  testimonials: { label: "Testimonials", page: () => "/#testimonials" },
  people: { label: "People", page: () => "/about#people" },
  jobs: { label: "Openings", page: (slug) => `/careers/${slug}` },
  services: { label: "Services", page: (slug) => `/services#${slug}` },
  technologies: { label: "Technologies", page: (slug) => `/tech/${slug}` },
  apps: { label: "Apps", page: () => "/our-apps" },

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

  brand: { label: "Logo, fonts and colors", page: () => "/" },
  company: { label: "Company and addresses", page: () => "/contact" },
  houseStyle: { label: "House style", page: () => "/" },
  navigation: { label: "Header and footer", page: () => "/" },
  forms: { label: "Words of all forms", page: () => "/contact" },
  application: { label: "Words of the application", page: () => "/careers" },
};

/** The editor's navigation. */
export const groups: Record<string, Name[]> = {
  "Work and people": ["projects", "people", "testimonials", "jobs"],
  "What you offer": ["services", "technologies", "apps"],
  Pages: [
    "home",
    "about",
    "servicesPage",
    "technologiesPage",
    "portfolio",
    "appsPage",
    "careers",
    "contact",
    "privacy",
    "notFound",
  ],
  "The whole site": ["company", "brand", "navigation", "forms", "application", "houseStyle"],
};
