import type { z } from "astro/zod";
import { about } from "#src/schemas/about.ts";
import { app, appsPage } from "#src/schemas/app.ts";
import { brand } from "#src/schemas/brand.ts";
import { careers } from "#src/schemas/careers.ts";
import { company } from "#src/schemas/company.ts";
import { application, contact, forms } from "#src/schemas/forms.ts";
import { home } from "#src/schemas/home.ts";
import { houseStyle } from "#src/schemas/house-style.ts";
import { job } from "#src/schemas/job.ts";
import { moved } from "#src/schemas/moved.ts";
import { navigation, notFound } from "#src/schemas/navigation.ts";
import { person } from "#src/schemas/person.ts";
import { portfolio } from "#src/schemas/portfolio.ts";
import { privacy } from "#src/schemas/privacy.ts";
import { project } from "#src/schemas/project.ts";
import { service, servicesPage } from "#src/schemas/service.ts";
import { technologiesPage, technology } from "#src/schemas/technology.ts";
import { testimonial } from "#src/schemas/testimonial.ts";

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
