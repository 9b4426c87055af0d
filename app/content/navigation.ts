import { company } from "./company.ts";

export type NavLink = { label: string; to: string; icon?: string };
export type NavGroup = { title: string; links: readonly NavLink[] };

export const technologyGroups: readonly NavGroup[] = [
  {
    title: "Front-end",
    links: [
      { label: "React", to: "/tech/react", icon: "brand-react" },
      { label: "Next.js", to: "/tech/nextjs", icon: "brand-nextjs" },
      { label: "Angular", to: "/tech/angular", icon: "brand-angular" },
    ],
  },
  {
    title: "Back-end",
    links: [
      { label: "Node.js", to: "/tech/nodejs", icon: "brand-nodejs" },
      { label: "Python", to: "/tech/python", icon: "brand-python" },
    ],
  },
  {
    title: "Mobile",
    links: [
      { label: "Android", to: "/tech/android", icon: "brand-android" },
      { label: "React Native", to: "/tech/react-native", icon: "brand-react" },
      { label: "Flutter", to: "/tech/flutter", icon: "brand-flutter" },
      { label: "iOS", to: "/tech/ios", icon: "brand-ios" },
    ],
  },
  { title: "UI/UX", links: [{ label: "Figma", to: "/tech/figma", icon: "brand-figma" }] },
  { title: "Database", links: [{ label: "Database", to: "/tech/database", icon: "database" }] },
];

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

export const footerNote = `Software and design from Lahore since ${company.founded}, for teams who have to live with it afterwards.`;
