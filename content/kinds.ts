import { kinds as about } from "./schemas/about.ts";
import { kinds as apps } from "./schemas/app.ts";
import { kinds as articles } from "./schemas/article.ts";
import { kinds as brand } from "./schemas/brand.ts";
import { kinds as careers } from "./schemas/careers.ts";
import { kinds as company } from "./schemas/company.ts";
import { kinds as forms } from "./schemas/forms.ts";
import { kinds as home } from "./schemas/home.ts";
import { kinds as houseStyle } from "./schemas/house-style.ts";
import { kinds as jobs } from "./schemas/job.ts";
import type { Kind } from "./schemas/kind.ts";
import { kinds as moved } from "./schemas/moved.ts";
import { kinds as navigation } from "./schemas/navigation.ts";
import { kinds as people } from "./schemas/person.ts";
import { kinds as portfolio } from "./schemas/portfolio.ts";
import { kinds as privacy } from "./schemas/privacy.ts";
import { kinds as projects } from "./schemas/project.ts";
import { kinds as services } from "./schemas/service.ts";
import { kinds as technologies } from "./schemas/technology.ts";
import { kinds as testimonials } from "./schemas/testimonial.ts";

/**
 * All kinds of entries, in the order of the editor's navigation: pages show them, the editor has a form for each. Every entry is
 * a folder with `index.yaml` and the entry's pictures.
 */
export const kinds = {
  ...company,
  ...brand,
  ...projects,
  ...people,
  ...testimonials,
  ...jobs,
  ...articles,
  ...home,
  ...about,
  ...services,
  ...technologies,
  ...portfolio,
  ...apps,
  ...careers,
  ...forms,
  ...privacy,
  ...navigation,
  ...moved,
  ...houseStyle,
};

export type KindName = keyof typeof kinds;

/** The general type, which knows of all kinds the same. */
export const kindOf = (name: KindName): Kind => kinds[name];
