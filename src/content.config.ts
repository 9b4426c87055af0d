import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { withCompany } from "./content/company-words.ts";
import { type Kind, kinds } from "./content/kinds.ts";

const collection = <Schema extends z.ZodType>({ folder, schema, many, format }: Kind<Schema>) =>
  defineCollection({
    loader: glob({
      base: `src/content/${folder}`,
      pattern: many ? `*/index.${format}` : `index.${format}`,
    }),
    schema: z.preprocess(withCompany, schema),
  });

// Written out because Object.fromEntries would lose each collection's type.
export const collections = {
  apps: collection(kinds.apps),
  jobs: collection(kinds.jobs),
  people: collection(kinds.people),
  projects: collection(kinds.projects),
  services: collection(kinds.services),
  technologies: collection(kinds.technologies),
  testimonials: collection(kinds.testimonials),
  brand: collection(kinds.brand),
  company: collection(kinds.company),
  houseStyle: collection(kinds.houseStyle),
  navigation: collection(kinds.navigation),
  about: collection(kinds.about),
  application: collection(kinds.application),
  appsPage: collection(kinds.appsPage),
  careers: collection(kinds.careers),
  contact: collection(kinds.contact),
  forms: collection(kinds.forms),
  home: collection(kinds.home),
  notFound: collection(kinds.notFound),
  portfolio: collection(kinds.portfolio),
  privacy: collection(kinds.privacy),
  servicesPage: collection(kinds.servicesPage),
  technologiesPage: collection(kinds.technologiesPage),
};
