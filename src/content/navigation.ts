import { company } from "./company.ts";

export type NavLink = { label: string; to: string; icon?: string };
export type NavGroup = { title: string; links: readonly NavLink[] };

export const serviceLinks: readonly NavLink[] = [
  { label: "Web Development", to: "/services#web-development", icon: "code-xml" },
  { label: "Mobile Development", to: "/services#mobile-development", icon: "smartphone" },
  { label: "Data Science & AI", to: "/services#data-science-ai", icon: "brain-circuit" },
  { label: "SEO & Digital Marketing", to: "/services#seo-digital-marketing", icon: "search" },
  { label: "UI/UX Design", to: "/services#ui-ux-design", icon: "pen-tool" },
];

export const footerGroups: readonly NavGroup[] = [
  {
    title: "Company",
    links: [
      { label: "About us", to: "/about" },
      { label: "Services", to: "/services" },
      { label: "Portfolio", to: "/portfolio" },
      { label: "Our Apps", to: "/our-apps" },
      { label: "Careers", to: "/careers" },
      { label: "Contact", to: "/contact" },
    ],
  },
  {
    title: "What we do",
    links: [
      { label: "Web Development", to: "/services#web-development" },
      { label: "Mobile Development", to: "/services#mobile-development" },
      { label: "UI/UX Design", to: "/services#ui-ux-design" },
      { label: "Digital Marketing", to: "/services#digital-marketing" },
    ],
  },
];

export const privacyLink: NavLink = { label: "Privacy", to: "/privacy" };

export const footerNote = `Software and design from Lahore since ${company.founded}, for teams who have to live with it afterwards.`;
