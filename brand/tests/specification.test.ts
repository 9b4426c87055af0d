import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { readBuiltPages } from "#tests/support/journeys/built.ts";
import { specified } from "./specified.ts";

/*
 * What this company's site promises: addresses, names and lists, repeated here independently of the content and
 * compared with the built pages. Interactions are tested in tests/journeys.
 */
const pages = new Map((await readBuiltPages()).map(({ path, root }) => [path, root]));

/** Texts of the matching elements in document order; links with their targets. */
function textsOf(path: string, selector: string): string[] {
  const elements = pages.get(path)?.querySelectorAll(selector) ?? [];
  return elements.map((element) => [text(element), element.getAttribute("href")].join(" ").trim());
}
const text = (element: HTMLElement) => element.text.replaceAll(/\s+/g, " ").trim();

const titles = {
  "/": "Home", "/careers": "Careers", "/portfolio": "Portfolio", "/portfolio/404": "Project not found",
  "/about": "About Us", "/contact": "Contact Us", "/our-apps": "Our Apps", "/404": "Page not found",
  "/services": "Services", "/services/ui-ux-design": "Services", "/services/web-development": "Services",
  "/services/mobile-development": "Services", "/services/data-science-ai": "Services",
  "/services/seo-digital-marketing": "Services", "/services/professional-partnership": "Services",
}; // prettier-ignore

test.for([
  ["ui-ux-design", "ui-ux-design"], ["web-development", "web-development"],
  ["mobile-development", "mobile-development"], ["data-science-ai", "data-science-ai"],
  ["machine-learning", "data-science-ai"], ["seo-digital-marketing", "seo-digital-marketing"],
  ["seo-optimization", "seo-digital-marketing"], ["digital-marketing", "seo-digital-marketing"],
  ["professional-partnership", "professional-partnership"],
])("/services#%s is a place in the section %s", ([id, section]) => {
  const place = pages.get("/services")?.querySelector(`#${id}`);
  expect(place?.closest("section")?.querySelector("h2")?.id).toBe(`${section}-heading`);
}); // prettier-ignore

test.for(Object.entries(titles))("%s has the title %s", ([path, title]) => {
  expect(textsOf(path, "title")).toEqual([`${title} | Thirteen Gates`]);
});

type Part = [name: string, path: string, selector: string, texts: string[]];

const whole: Part[] = [
  ["the header", "/", "header > div > a, nav[aria-label=Main] > a", [
    "Thirteen Gates /", "Our Apps /our-apps", "About us /about", "Get in Touch /contact",
  ]],
  ["the Technologies menu", "/", "#menu-1 h2, #menu-1 a", [
    "Front-end", "React /tech/react", "Next.js /tech/nextjs", "Angular /tech/angular",
    "Back-end", "Node.js /tech/nodejs", "Python /tech/python",
    "Mobile", "Android /tech/android", "React Native /tech/react-native", "Flutter /tech/flutter",
    "iOS /tech/ios",
    "UI/UX", "Figma /tech/figma",
    "Database", "SQL & NoSQL /tech/database",
  ]],
  ["the Our Services menu", "/", "#menu-2 a", [
    "Web Development Shops, portals and internal tools /services#web-development",
    "Mobile Development iOS and Android, from one team /services#mobile-development",
    "Data Science & AI Forecasts and language models /services#data-science-ai",
    "SEO & Digital Marketing Found in search, read to the end /services#seo-digital-marketing",
    "UI/UX Design Tested by users before it is built /services#ui-ux-design",
  ]],
  ["the departments", "/careers", "#department option", [
    "All", "Engineering", "Design", "Product", "Data Science", "DevOps", "QA",
  ]],
  ["the filters", "/portfolio", "main button[aria-pressed]", [
    "All", "Website Development", "App Development", "UI/UX Designs",
  ]],
]; // prettier-ignore

test.for(whole)("%s contains exactly the specified items", ([, path, selector, texts]) => {
  expect(textsOf(path, selector)).toEqual(texts);
});

/** Other items may come before, between and after these. */
const parts: Part[] = [
  ["the footer", "/", "footer a, footer address p:first-child", [
    "About us /about", "Services /services", "Portfolio /portfolio", "Our Apps /our-apps",
    "Careers /careers", "Contact /contact",
    "Web Development /services#web-development", "Mobile Development /services#mobile-development",
    "UI/UX Design /services#ui-ux-design", "Digital Marketing /services#digital-marketing",
    "13 Delhi Gate Road, Walled City Lahore 54000, Pakistan",
    "+92 42 0000 1300 tel:+924200001300",
    "hello@thirteengates.example mailto:hello@thirteengates.example",
  ]],
  ["the hero", "/", "main section:has(h1) p, main h1, main section:has(h1) :is(a, dd, [role=tab])", [
    "Trusted by 500+ companies worldwide", "Transforming Ideas Into Digital Reality",
    "Get Started /contact", "Explore Our Services /services", "500+", "500+", "4.9", "24/7",
    "Frontend", "Backend", "Database",
  ]],
  ["the services teaser", "/", "main h3, main a[href^='/services']", [
    "Web App Development", "Learn More about Web App Development /services#web-development",
    "Mobile App Development", "Learn More about Mobile App Development /services#mobile-development",
    "Machine Learning", "Learn More about Machine Learning /services#machine-learning",
    "SEO Optimization", "Learn More about SEO Optimization /services#seo-optimization",
    "UI/UX Designing", "Learn More about UI/UX Designing /services#ui-ux-design",
    "Digital Marketing", "Learn More about Digital Marketing /services#digital-marketing",
  ]],
  ["home's sections", "/", "main dt, main h2, main h3, main a, [aria-roledescription=carousel]", [
    "Get Started /contact", "View All Services /services", "Years of Experience", "Cloud & DevOps",
    "Selected work", "In their words", "Schedule a Free Consultation /contact",
  ]],
  ["the statistics", "/", "[aria-labelledby=statistics] :is(dt, dd)", [
    "Projects Delivered", "500+", "Client Satisfaction", "98%", "Years of Experience", "15+",
    "Industry Awards", "10",
  ]],
  ["the technology stack", "/", "main section:has(h3:contains('Backend')) :is(h3, li)", [
    "Frontend", "React", "Angular", "Vue", "TypeScript", "Next.js",
    "Backend", "Node.js", "Python", "Java", "Go", "PHP",
    "Database & Storage", "MongoDB", "PostgreSQL", "MySQL", "Redis",
    "Cloud & DevOps", "Azure", "Google Cloud", "Docker", "Kubernetes",
  ]],
  ["selected work and the call to action", "/", "main h3 a, main > section:last-child a", [
    "Cyber Guardians /portfolio/cyber-guardians", "TakeNote /portfolio/takenote",
    "IamaDesigner /portfolio/iamadesigner",
    "Schedule a Free Consultation /contact", "Explore Our Services /services",
  ]],
  ["the story", "/about", "main :is(h2, h3, dd, a)", [
    "Our Story", "2010", "250+", "5", "Our Mission", "Our Vision",
    "Core Values", "Excellence", "Innovation", "Integrity",
    "Awards", "Best Software Innovator 2024", "Client Satisfaction Leader",
    "Top Rated Development Partner", "Excellence in Cloud Solutions", "See the openings /careers",
  ]],
  ["the ways to get in touch", "/contact", "main a", [
    "hello@thirteengates.example mailto:hello@thirteengates.example",
    "+92 42 0000 1300 tel:+924200001300",
  ]],
  ["careers' sections", "/careers", "main :is(h1, h2, h3, a)", [
    "Join Our Team", "Collaborative teams", "Work-life balance",
    "Health & Wellness", "Professional Growth", "Work-Life Balance", "Current Job Openings",
    "Contact Recruiting Team mailto:careers@thirteengates.example",
  ]],
  ["the openings", "/careers", "main article :is(h3, dd, button)", [
    ...opening("Senior React Developer", "Engineering", "San Francisco, hybrid", "5+ years"),
    ...opening("UX/UI Designer", "Design", "Remote", "3+ years"),
    ...opening("DevOps Engineer", "DevOps", "London, on-site", "4+ years"),
    ...opening("Data Scientist", "Data Science", "Remote", "3+ years"),
    ...opening("Quality Assurance Engineer", "QA", "Berlin, hybrid", "2+ years"),
    ...opening("Product Manager", "Product", "New York, hybrid", "4+ years"),
  ]],
  ["the projects", "/portfolio", "main article h2", specified.projects],
  ["the portfolio's ways on", "/portfolio", "main a:not([hidden] *)", [
    "Cyber Guardians /portfolio/cyber-guardians", "TakeNote /portfolio/takenote",
    "IamaDesigner /portfolio/iamadesigner", "Apply for a job /careers", "Contact us /contact",
    "hello@thirteengates.example mailto:hello@thirteengates.example",
  ]],
  ...["cyber-guardians", "takenote", "iamadesigner"].map((slug): Part => [
    slug, `/portfolio/${slug}`, "main :is(h2, h3, a)", [
      "Technologies Used", "Project Tags", "The problem", "What we built", "What changed",
      "Back to Projects /#projects",
    ],
  ]),
  ["an opening", "/careers/data-scientist", "main :is(h2, h3)", [
    "What it pays", "Your first months", "Who you work with", "We look for someone who",
    "From your resume to our answer",
  ]],
  ["the apps", "/our-apps", "main :is(h2, h3, li, button)", [
    "Mojito VPN", "Key Features", "Military-grade encryption", "Global server network",
    "No-logs policy", "Unlimited bandwidth", "Cross-platform support", "Comming Soon!",
    "AI Image Generator", "Key Features", "Advanced AI algorithms", "Multiple art styles",
    "High-resolution output", "Batch generation", "Custom prompts", "Comming Soon!",
    "Why Choose Our Apps?", "Security First", "Lightning Fast", "Global Reach",
  ]],
  ["iOS", "/tech/ios", "main :is(h2, h3)", [
    "Swift & SwiftUI", "Native Performance", "App Security", "App Store Deployment",
    "Performance Optimization", "API Integration", "Why Choose iOS?", "Premium User Experience",
    "Security & Privacy", "Performance & Reliability", "App Store Success",
  ]],
]; // prettier-ignore

function opening(title: string, department: string, location: string, experience: string) {
  return [title, department, location, "Full-time", experience, "Apply Now"];
}

test.for(parts)("%s: all specified items in order", ([, path, selector, texts]) => {
  expect(textsOf(path, selector).filter((it) => texts.includes(it))).toEqual(texts);
});

test("the card of every specified project has alternative text, tags and a stack", () => {
  const cards = (pages.get("/portfolio")?.querySelectorAll("main article") ?? []).filter((card) =>
    specified.projects.some((title) => card.querySelector("h2")?.text.includes(title)),
  );
  expect(cards.length).toBeGreaterThanOrEqual(specified.projects.length);
  for (const card of cards) {
    expect(card.querySelector("img")?.getAttribute("alt")).toMatch(/.{20,}/);
    const [kinds, checked, stack] = card.querySelectorAll("ul").map(text);
    expect(kinds).toMatch(/App Development/);
    expect(checked).toBe("Quality Assurance Engineer");
    expect(stack).toMatch(/\w/);
  }
});

describe("technology pages", () => {
  /** Slug, heading, cards of services, points of 'Why Choose'. */
  const technologies = [
    ["react", "React Development", 6, 4],
    ["nextjs", "Next.js Development", 6, 4],
    ["angular", "Angular Development", 4, 4],
    ["nodejs", "Node.js Development", 6, 4],
    ["python", "Python Development", 4, 4],
    ["android", "Android Development", 4, 4],
    ["react-native", "React Native Development", 6, 4],
    ["flutter", "Flutter Development", 6, 4],
    ["ios", "iOS App Development", 6, 4],
    ["mobile", "Mobile Development", 4, 4],
    ["figma", "Figma Design", 4, 3],
    ["database", "Database Development", 4, 4],
  ] as const;

  test.for(technologies)("%s: %s, %i services, %i points", ([slug, name, services, points]) => {
    const path = `/tech/${slug}`;
    expect(textsOf(path, "title")).toEqual([`${name} | Thirteen Gates`]);
    expect(textsOf(path, "h1")).toEqual([name]);
    const cards = textsOf(path, "[aria-labelledby=services] li h3");
    expect(cards.length).toBeGreaterThanOrEqual(services);
    const numbers = textsOf(path, "main ol li p:first-child").filter((it) => /^\d$/.test(it));
    // Three are centered, more are numbered.
    const centered = textsOf(path, "main .text-center li h3");
    expect(numbers.slice(0, 4)).toEqual(centered.length === 3 ? [] : ["1", "2", "3", "4"]);
    expect(centered.length || numbers.length).toBeGreaterThanOrEqual(points);
    expect(textsOf(path, "main a[href='/contact']")).not.toEqual([]);
  });

  test("every mobile technology links to the mobile page", () => {
    for (const slug of ["android", "react-native", "flutter", "ios"])
      expect(textsOf(`/tech/${slug}`, "main a[href='/tech/mobile']"), slug).not.toEqual([]);
  });
});

test("an app shows its rating in stars, no download count and a disabled button", () => {
  const ratings = pages.get("/our-apps")?.querySelectorAll("[aria-label^=Rated]") ?? [];
  const labels = ratings.map((rating) => rating.getAttribute("aria-label"));
  expect(labels).toEqual(expect.arrayContaining(["Rated 4.8 of 5", "Rated 4.9 of 5"]));
  for (const rating of ratings) {
    const looks = rating.querySelectorAll("svg").map((star) => star.getAttribute("class"));
    expect(looks.map((look) => look === looks[0])).toEqual([true, true, true, true, false]);
  }
  expect(textsOf("/our-apps", "main").join()).not.toMatch(/1M\+|500K\+/);
  expect(textsOf("/our-apps", "main button[aria-disabled=true]").length).toBeGreaterThan(1);
});
