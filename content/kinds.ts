import type { z } from "astro/zod";
import { about } from "#content/schemas/about.ts";
import { app, appsPage } from "#content/schemas/app.ts";
import { brand } from "#content/schemas/brand.ts";
import { careers } from "#content/schemas/careers.ts";
import { company } from "#content/schemas/company.ts";
import { application, contact, forms } from "#content/schemas/forms.ts";
import { home } from "#content/schemas/home.ts";
import { houseStyle } from "#content/schemas/house-style.ts";
import { job } from "#content/schemas/job.ts";
import { moved } from "#content/schemas/moved.ts";
import { navigation, notFound } from "#content/schemas/navigation.ts";
import { person } from "#content/schemas/person.ts";
import { portfolio } from "#content/schemas/portfolio.ts";
import { privacy } from "#content/schemas/privacy.ts";
import { project } from "#content/schemas/project.ts";
import { service, servicesPage } from "#content/schemas/service.ts";
import { technologiesPage, technology } from "#content/schemas/technology.ts";
import { testimonial } from "#content/schemas/testimonial.ts";

/*
 * All kinds of entries: pages show them, the editor has a form for each.
 * Every entry is a folder with an index file and the entry's pictures.
 */

export type Kind<Schema extends z.ZodType = z.ZodType> = {
  /** Below the brand's content/. */
  folder: string;
  schema: Schema;
  /** Any number of entries, each in a folder named after its first field. */
  many: boolean;
};

const many = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
  ({ folder, schema, many: true }) satisfies Kind<Schema>;

const one = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
  ({ folder, schema, many: false }) satisfies Kind<Schema>;

export const kinds = {
  apps: many("apps", app),
  jobs: many("jobs", job),
  people: many("people", person),
  projects: many("projects", project),
  services: many("services", service),
  technologies: many("technologies", technology),
  testimonials: many("testimonials", testimonial),

  brand: one("brand", brand),
  company: one("company", company),
  houseStyle: one("house-style", houseStyle),
  moved: one("moved", moved),
  navigation: one("navigation", navigation),

  about: one("pages/about", about),
  application: one("pages/application", application),
  appsPage: one("pages/our-apps", appsPage),
  careers: one("pages/careers", careers),
  contact: one("pages/contact", contact),
  forms: one("pages/forms", forms),
  home: one("pages/home", home),
  notFound: one("pages/not-found", notFound),
  portfolio: one("pages/portfolio", portfolio),
  privacy: one("pages/privacy", privacy),
  servicesPage: one("pages/services", servicesPage),
  technologiesPage: one("pages/technologies", technologiesPage),
};

export type KindName = keyof typeof kinds;

/** The general type, which knows of all kinds the same. */
export const kindOf = (name: KindName): Kind => kinds[name];
