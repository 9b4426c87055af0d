import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { withCompany } from "./content/company-words.ts";
import { about } from "./content/schemas/about.ts";
import { app, appsPage } from "./content/schemas/app.ts";
import { careers } from "./content/schemas/careers.ts";
import { company } from "./content/schemas/company.ts";
import { application, contact, forms } from "./content/schemas/forms.ts";
import { home } from "./content/schemas/home.ts";
import { houseStyle } from "./content/schemas/house-style.ts";
import { job } from "./content/schemas/job.ts";
import { navigation, notFound } from "./content/schemas/navigation.ts";
import { portfolio } from "./content/schemas/portfolio.ts";
import { privacy } from "./content/schemas/privacy.ts";
import { project } from "./content/schemas/project.ts";
import { service, servicesPage } from "./content/schemas/service.ts";
import { technology } from "./content/schemas/technology.ts";
import { testimonial } from "./content/schemas/testimonial.ts";

/* Every entry is a folder with an index.yaml; its pictures can lie beside it. */

const collection = <Schema extends z.ZodType>(folder: string, pattern: string, schema: Schema) =>
  defineCollection({
    loader: glob({ base: `src/content/${folder}`, pattern }),
    schema: z.preprocess(withCompany, schema),
  });

/** Any number of one kind. */
const many = <Schema extends z.ZodType>(kind: string, schema: Schema) =>
  collection(kind, "*/index.yaml", schema);

const one = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
  collection(folder, "index.{yaml,json}", schema);

export const collections = {
  apps: many("apps", app),
  jobs: many("jobs", job),
  projects: many("projects", project),
  services: many("services", service),
  technologies: many("technologies", technology),
  testimonials: many("testimonials", testimonial),

  company: one("company", company),
  houseStyle: one("house-style", houseStyle),
  navigation: one("navigation", navigation),

  about: one("screens/about", about),
  application: one("screens/application", application),
  appsPage: one("screens/our-apps", appsPage),
  careers: one("screens/careers", careers),
  contact: one("screens/contact", contact),
  forms: one("screens/forms", forms),
  home: one("screens/home", home),
  notFound: one("screens/not-found", notFound),
  portfolio: one("screens/portfolio", portfolio),
  privacy: one("screens/privacy", privacy),
  servicesPage: one("screens/services", servicesPage),
};
